//! Numbers and conditions.

use super::place::operator;
use super::{Maker, scope::Local};
use crate::ast::{Arm, Block, Expr, Operator, Place, Relation, Test, Ty};
use crate::ops;

/// A literal with one or two digits.
const LITERALS: [f64; 14] = [
    0.5, 2.0, 1.5, 0.25, -0.7, 0.1, 3.0, -1.0, 0.9, 1.1, 0.3, -0.4, 1.0, 0.8,
];

impl Maker {
    pub(super) fn literal(&mut self) -> Expr {
        Expr::Float(self.pick(&LITERALS))
    }

    /// A float in reach, or a literal.
    pub(super) fn atom(&mut self) -> Expr {
        match self.float_place(false) {
            Some(place) if self.chance(93) => Expr::Read(place),
            _ => self.literal(),
        }
    }

    /// A float.
    pub(super) fn float(&mut self, depth: usize) -> Expr {
        if depth == 0 {
            return self.atom();
        }
        let d = depth - 1;
        match self.weighted(&[
            (22, 0),
            (26, 1),
            (16, 2),
            (5, 3),
            (5, 4),
            (6, 5),
            (5, 6),
            (7, 7),
            (5, 8),
            (2, 9),
            (2, 10),
            (3, 11),
            (3, 12),
            (2, 13),
        ]) {
            0 => self.atom(),
            1 => {
                let op = self.pick(&[
                    Operator::Add,
                    Operator::Sub,
                    Operator::Mul,
                    Operator::Mul,
                    Operator::Add,
                ]);
                let (a, b) = (self.float(d), self.float(d));
                operator(op, a, b)
            }
            2 => self.unary(d),
            3 => self.quotient(d),
            4 => self.binary(d),
            5 => match self.local(|l| l.ty == Ty::Int && l.readable()) {
                Some(i) => {
                    let i = Expr::ToFloat(Box::new(Expr::Read(Place::of(&self.scope[i].var))));
                    let x = self.float(d);
                    operator(self.pick_op(), x, i)
                }
                None => self.atom(),
            },
            6 => self.choice(d),
            7 => self.chain(d),
            8 => self.call_value(d),
            9 => self.selection(d),
            11 => self.held(d),
            12 => self.chosen(d),
            13 => self.largest(),
            _ => Expr::Neg(Box::new(self.float(d))),
        }
    }

    fn pick_op(&mut self) -> Operator {
        self.pick(&[Operator::Add, Operator::Mul, Operator::Sub])
    }

    /// A number that is at least one.
    fn positive(&mut self, d: usize) -> Expr {
        let x = self.float(d);
        if self.chance(50) {
            operator(
                Operator::Add,
                Expr::Powi(Box::new(x), 2),
                Expr::Float(self.pick(&[1.0, 0.5, 1.2])),
            )
        } else {
            operator(Operator::Add, Expr::Float(1.0), method(ops::ABS, vec![x]))
        }
    }

    fn unary(&mut self, d: usize) -> Expr {
        match self.below(12) {
            0..=4 => {
                let f = self.pick(&[
                    ops::SIN,
                    ops::COS,
                    ops::TANH,
                    ops::ATAN,
                    ops::ASINH,
                    ops::ABS,
                    ops::TO_RADIANS,
                ]);
                let x = self.float(d);
                method(f, vec![x])
            }
            5 | 6 => {
                let f = self.pick(&[
                    ops::SQRT,
                    ops::LN,
                    ops::CBRT,
                    ops::RECIP,
                    ops::LOG10,
                    ops::LN_1P,
                ]);
                let x = self.positive(d);
                method(f, vec![x])
            }
            7 | 8 => {
                let f = self.pick(&[ops::EXP, ops::EXP_M1, ops::SINH, ops::COSH, ops::EXP2]);
                let bounded = self.pick(&[ops::SIN, ops::TANH, ops::ATAN]);
                let x = self.float(d);
                method(f, vec![method(bounded, vec![x])])
            }
            9 => {
                let x = self.float(d);
                let n = self.pick(&[2, 2, 3, -1]);
                if n < 0 {
                    let x = self.positive(d);
                    return Expr::Powi(Box::new(x), n);
                }
                Expr::Powi(Box::new(x), n)
            }
            10 => {
                let f = self.pick(&[ops::FLOOR, ops::SIGNUM]);
                let (x, y) = (self.float(d), self.float(d));
                operator(Operator::Mul, method(f, vec![x]), y)
            }
            _ => {
                let x = self.float(d);
                method(
                    ops::EXP,
                    vec![Expr::Neg(Box::new(Expr::Powi(Box::new(x), 2)))],
                )
            }
        }
    }

    fn quotient(&mut self, d: usize) -> Expr {
        let x = self.float(d);
        let y = if self.chance(30) {
            Expr::Float(self.pick(&[2.0, 3.0, 1.5]))
        } else {
            self.positive(d)
        };
        operator(Operator::Div, x, y)
    }

    fn binary(&mut self, d: usize) -> Expr {
        let x = self.float(d);
        match self.below(9) {
            0 | 1 => method(ops::MAX, vec![x, self.float(d)]),
            2 | 3 => method(ops::MIN, vec![x, self.float(d)]),
            4 => method(ops::HYPOT, vec![x, self.positive(d)]),
            5 => method(ops::ATAN2, vec![x, self.positive(d)]),
            6 => {
                let base = self.positive(d);
                method(ops::POWF, vec![base, method(ops::SIN, vec![x])])
            }
            7 => method(ops::MUL_ADD, vec![x, self.float(d), self.float(0)]),
            _ => method(ops::CLAMP, vec![x, Expr::Float(-0.75), Expr::Float(1.25)]),
        }
    }

    /// `if c { a } else { b }`, now and then with statements in the arms.
    pub(super) fn choice(&mut self, d: usize) -> Expr {
        let condition = self.condition(1);
        let (a, b) = (self.arm(d), self.arm(d));
        Expr::If(Box::new(condition), a, b)
    }

    /// A block with a float, and with a variable of its own now and then.
    fn arm(&mut self, d: usize) -> Block {
        self.inside(|m| {
            let mut stmts = vec![];
            if m.chance(25) {
                stmts.extend(m.let_float(d));
            }
            Block {
                stmts,
                value: Some(Box::new(m.float(d))),
            }
        })
    }

    /// `match i { .. }` with a float.
    pub(super) fn selection(&mut self, d: usize) -> Expr {
        if !self.scope.iter().any(|l| l.ty == Ty::Int && l.readable()) {
            return self.choice(d);
        }
        let on = operator(Operator::Rem, self.int(), Expr::Int(5));
        let mut arms = vec![];
        let guarded = self.chance(30);
        for k in 0..1 + self.below(2) {
            let test = if self.chance(50) {
                Test::Is(k * 2)
            } else {
                Test::Within(k * 2, k * 2 + 1)
            };
            let mut tests = vec![test];
            if self.chance(20) {
                tests.push(Test::Is(4));
            }
            let body = self.arm(d);
            arms.push(Arm {
                tests,
                guard: None,
                body,
            });
        }
        if guarded {
            let var = self.var(&Ty::Int);
            let guard = self.inside(|m| {
                m.declare(Local::new(var.clone(), Ty::Int));
                m.condition(1)
            });
            let body = self.arm(d);
            arms.push(Arm {
                tests: vec![],
                guard: Some((var, guard)),
                body,
            });
        }
        let body = self.arm(d);
        arms.push(Arm {
            tests: vec![],
            guard: None,
            body,
        });
        Expr::Match(Box::new(on), arms)
    }

    /// An integer.
    pub(super) fn int(&mut self) -> Expr {
        let var = self
            .local(|l| l.ty == Ty::Int && l.readable())
            .map(|i| Place::of(&self.scope[i].var));
        let array = self
            .local(|l| l.ty.element().is_some() && l.readable())
            .map(|i| Place::of(&self.scope[i].var));
        match (self.below(6), var, array) {
            (0, _, Some(array)) => Expr::Len(array),
            (1, Some(i), _) => operator(Operator::Add, Expr::Read(i), Expr::Int(1)),
            (2, Some(i), _) => operator(Operator::Mul, Expr::Read(i), Expr::Int(2)),
            (3, Some(i), _) => operator(Operator::Div, Expr::Read(i), Expr::Int(2)),
            (_, Some(i), _) => Expr::Read(i),
            _ => Expr::Int(self.below(5)),
        }
    }

    /// A truth value.
    pub(super) fn condition(&mut self, depth: usize) -> Expr {
        let two = |relation, a, b| Expr::Relation(relation, Box::new(a), Box::new(b));
        let integers = self.scope.iter().any(|l| l.ty == Ty::Int && l.readable());
        match self.below(if depth > 0 { 11 } else { 8 }) {
            4..=6 if !integers => two(Relation::Greater, self.atom(), self.literal()),
            0..=3 => {
                let relation = self.pick(&[
                    Relation::Less,
                    Relation::Greater,
                    Relation::GreaterEqual,
                    Relation::LessEqual,
                ]);
                let a = match self.float_place(false) {
                    Some(place) => Expr::Read(place),
                    None => self.literal(),
                };
                let b = if self.chance(60) {
                    self.literal()
                } else {
                    self.atom()
                };
                two(relation, a, b)
            }
            4 | 5 => {
                let i = self.int();
                let i = operator(Operator::Rem, i, Expr::Int(2 + self.below(2)));
                two(
                    self.pick(&[Relation::Equal, Relation::NotEqual]),
                    i,
                    Expr::Int(self.below(2)),
                )
            }
            6 => two(Relation::Greater, self.int(), Expr::Int(self.below(3))),
            7 => match self.local(|l| l.ty == Ty::Bool && l.readable()) {
                Some(flag) => Expr::Read(Place::of(&self.scope[flag].var)),
                None => two(Relation::Less, self.int(), Expr::Int(3)),
            },
            8 => Expr::Not(Box::new(self.condition(0))),
            9 => two(Relation::And, self.condition(0), self.condition(0)),
            _ => two(Relation::Or, self.condition(0), self.condition(0)),
        }
    }
}

pub(super) fn method(number: usize, args: Vec<Expr>) -> Expr {
    Expr::Method(number, args)
}
