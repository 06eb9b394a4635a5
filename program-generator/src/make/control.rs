//! Branches, loops and jumps.

use super::place::operator;
use super::{Around, Maker, scope::Local};
use crate::ast::{Arm, Block, Expr, Operator, Pattern, Place, Relation, Stmt, Test, Ty, Var};
use crate::visit::read_by_iter;

impl Maker {
    /// `if c { .. } else { .. }`
    pub(super) fn branch(&mut self) -> Stmt {
        let condition = self.condition(1);
        let then = self.block(3);
        let orelse = match self.below(4) {
            0 => Block::default(),
            1 => Block {
                stmts: vec![self.short_branch()],
                value: None,
            },
            _ => self.block(2),
        };
        Stmt::Expr(Expr::If(Box::new(condition), then, orelse))
    }

    fn short_branch(&mut self) -> Stmt {
        let condition = self.condition(0);
        let then = self.block(1);
        let orelse = if self.chance(50) {
            self.block(1)
        } else {
            Block::default()
        };
        Stmt::Expr(Expr::If(Box::new(condition), then, orelse))
    }

    /// `match i { 0 => .., 1 | 2 => .., _ => .. }`
    pub(super) fn match_stmt(&mut self) -> Stmt {
        let on = operator(Operator::Rem, self.int(), Expr::Int(3 + self.below(2)));
        let mut arms = vec![Arm {
            tests: vec![Test::Is(0)],
            guard: None,
            body: self.block(2),
        }];
        if self.chance(60) {
            let tests = vec![Test::Is(1), Test::Is(2)];
            arms.push(Arm {
                tests,
                guard: None,
                body: self.block(2),
            });
        }
        if self.chance(30) {
            let var = self.var(&Ty::Int);
            let (guard, body) = self.inside(|m| {
                m.declare(Local::new(var.clone(), Ty::Int));
                (m.condition(1), m.block(1))
            });
            arms.push(Arm {
                tests: vec![],
                guard: Some((var, guard)),
                body,
            });
        }
        let body = if self.chance(50) {
            self.block(2)
        } else {
            Block::default()
        };
        arms.push(Arm {
            tests: vec![],
            guard: None,
            body,
        });
        Stmt::Expr(Expr::Match(Box::new(on), arms))
    }

    fn label(&mut self) -> Option<String> {
        if self.chance(70) {
            return None;
        }
        self.labels += 1;
        Some(
            ["outer", "rows", "steps", "search", "all"][self.labels % 5].to_string()
                + &self.labels.to_string(),
        )
    }

    /// The body of a loop, with an early end now and then.
    fn body(&mut self, label: &Option<String>, value: bool, most: usize) -> Block {
        self.around.push(Around {
            label: label.clone(),
            value,
            block: false,
        });
        let block = self.block(most);
        self.around.pop();
        block
    }

    pub(super) fn for_loop(&mut self) -> Stmt {
        let label = self.label();
        self.inside(|m| {
            let (iter, item) = m.iterator(true);
            m.freeze(&read_by_iter(&iter));
            let pattern = m.pattern(&item, false);
            let body = m.body(&label, false, 3);
            Stmt::For(label, pattern, iter, body)
        })
    }

    /// `iter.for_each(|x| ..)`: nothing is left out of its body.
    pub(super) fn for_each(&mut self) -> Stmt {
        self.inside(|m| {
            let (iter, item) = m.iterator(true);
            m.freeze(&read_by_iter(&iter));
            let pattern = m.pattern(&item, false);
            let mut stmts = vec![];
            for _ in 0..1 + m.below(2) {
                stmts.extend(m.change());
            }
            Stmt::ForEach(iter, pattern, Block { stmts, value: None })
        })
    }

    /// A counter that a loop increments; nothing else changes it.
    fn counter(&mut self, out: &mut Vec<Stmt>) -> Var {
        let var = self.mutable(&Ty::Int);
        out.push(Stmt::Let(
            Pattern::Name(var.clone()),
            None,
            Some(Expr::Int(0)),
        ));
        self.declare(Local {
            writable: false,
            ..Local::new(var.clone(), Ty::Int)
        });
        var
    }

    fn read(var: &Var) -> Expr {
        Expr::Read(Place::of(var))
    }

    fn compare(relation: Relation, a: Expr, b: Expr) -> Expr {
        Expr::Relation(relation, Box::new(a), Box::new(b))
    }

    /// `while c && k < n { k += 1; .. }`
    pub(super) fn while_loop(&mut self, out: &mut Vec<Stmt>) {
        let counter = self.counter(out);
        let limit = Expr::Int(2 + self.below(4));
        let mut condition = Self::compare(Relation::Less, Self::read(&counter), limit);
        if self.chance(50) {
            let other = self.condition(0);
            let (a, b) = if self.chance(50) {
                (condition, other)
            } else {
                (other, condition)
            };
            condition = Self::compare(Relation::And, a, b);
        }
        let label = self.label();
        let mut body = self.body(&label, false, 3);
        let step = Stmt::Compound(Operator::Add, Place::of(&counter), Expr::Int(1));
        body.stmts.insert(0, step);
        out.push(Stmt::While(label, condition, body));
    }

    /// `loop { k += 1; if c { break; } .. }`
    pub(super) fn plain_loop(&mut self, out: &mut Vec<Stmt>) {
        let counter = self.counter(out);
        let label = self.label();
        let body = self.loop_body(&counter, &label, false);
        out.push(Stmt::Expr(Expr::Loop(label, body)));
    }

    /// `let x = loop { .. break e; .. };`
    pub(super) fn loop_value(&mut self, out: &mut Vec<Stmt>) {
        let counter = self.counter(out);
        let label = self.label();
        let body = self.loop_body(&counter, &label, true);
        let var = if self.chance(40) {
            self.mutable(&Ty::Float)
        } else {
            self.var(&Ty::Float)
        };
        self.declare(Local::new(var.clone(), Ty::Float));
        out.push(Stmt::Let(
            Pattern::Name(var),
            Some(Ty::Float),
            Some(Expr::Loop(label, body)),
        ));
    }

    /// A counter goes up, and ends the loop at the start of a trip or at its end.
    fn loop_body(&mut self, counter: &Var, label: &Option<String>, value: bool) -> Block {
        let first = self.chance(50);
        let mut stmts = vec![Stmt::Compound(
            Operator::Add,
            Place::of(counter),
            Expr::Int(1),
        )];
        self.around.push(Around {
            label: label.clone(),
            value,
            block: false,
        });
        self.depth += 1;
        self.inside(|m| {
            if first {
                stmts.push(m.stop(counter, value));
            }
            for _ in 0..1 + m.below(2) {
                m.stmt(&mut stmts);
            }
            if !first {
                stmts.push(m.stop(counter, value));
            }
        });
        self.depth -= 1;
        self.around.pop();
        Block { stmts, value: None }
    }

    /// `if k > n || c { break; }`
    fn stop(&mut self, counter: &Var, value: bool) -> Stmt {
        let limit = Expr::Int(1 + self.below(4));
        let mut condition = Self::compare(Relation::GreaterEqual, Self::read(counter), limit);
        if self.chance(40) {
            let other = self.condition(0);
            condition = Self::compare(Relation::Or, condition, other);
        }
        let value = value.then(|| self.float(2));
        let then = Block {
            stmts: vec![Stmt::Break(None, value)],
            value: None,
        };
        Stmt::Expr(Expr::If(Box::new(condition), then, Block::default()))
    }

    /// `let x = 'found: { .. break 'found e; .. e };`
    pub(super) fn labelled(&mut self, out: &mut Vec<Stmt>) {
        self.labels += 1;
        let label = format!("found{}", self.labels);
        self.around.push(Around {
            label: Some(label.clone()),
            value: true,
            block: true,
        });
        self.depth += 1;
        let block = self.inside(|m| {
            let mut stmts = vec![];
            for _ in 0..1 + m.below(2) {
                m.stmt(&mut stmts);
            }
            stmts.push(m.leave());
            Block {
                stmts,
                value: Some(Box::new(m.float(2))),
            }
        });
        self.depth -= 1;
        self.around.pop();
        let var = self.var(&Ty::Float);
        self.declare(Local::new(var.clone(), Ty::Float));
        out.push(Stmt::Let(
            Pattern::Name(var),
            Some(Ty::Float),
            Some(Expr::Block(Some(label), block)),
        ));
    }

    /// `if c { ..; break; }`, or `continue`, or an early `return`.
    pub(super) fn leave(&mut self) -> Stmt {
        let condition = self.condition(1);
        let mut stmts = vec![];
        let jump = self.inside(|m| {
            if m.chance(35) {
                stmts.extend(m.change());
            }
            m.jump()
        });
        stmts.push(jump);
        let then = Block { stmts, value: None };
        let orelse = if self.chance(12) {
            self.block(1)
        } else {
            Block::default()
        };
        Stmt::Expr(Expr::If(Box::new(condition), then, orelse))
    }

    fn jump(&mut self) -> Stmt {
        if self.around.is_empty() || self.chance(20) {
            let value = (self.ret != Ty::Unit).then(|| {
                let ty = self.ret.clone();
                self.value_of(&ty, false)
            });
            return Stmt::Return(value);
        }
        let innermost = self.around.len() - 1;
        let named: Vec<usize> = (0..=innermost)
            .filter(|&i| self.around[i].label.is_some())
            .collect();
        let at = if !named.is_empty() && self.chance(50) {
            self.pick(&named)
        } else {
            innermost
        };
        let target = self.around[at].clone();
        // a jump without a label goes to the innermost loop, which is no block
        let label = if at == innermost && !target.block && self.chance(70) {
            None
        } else {
            target.label.clone()
        };
        if label.is_none() && (at != innermost || target.block) {
            return Stmt::Return(
                (self.ret != Ty::Unit).then(|| self.value_of(&self.ret.clone(), false)),
            );
        }
        if !target.block && self.chance(45) {
            return Stmt::Continue(label);
        }
        let value = target.value.then(|| self.float(1));
        Stmt::Break(label, value)
    }
}
