//! Statements.

use super::place::operator;
use super::{Maker, scope::Local};
use crate::ast::{Block, Expr, Operator, Pattern, Place, Stmt, Ty};
use crate::print::is_open;

/// What kind of statement is made.
#[derive(Clone, Copy)]
enum Kind {
    Float,
    Array,
    Growing,
    Tuple,
    Late,
    Int,
    Bool,
    Change,
    ArrayChange,
    If,
    Match,
    For,
    ForEach,
    While,
    Loop,
    LoopValue,
    Labelled,
    Leave,
    Borrow,
    Closure,
    ChangingClosure,
    Call,
    Inner,
    Shadow,
    Record,
    Choice,
    Sweep,
    Trips,
    Exchange,
}

impl Maker {
    /// One more statement, or several that belong together.
    pub(super) fn stmt(&mut self, out: &mut Vec<Stmt>) {
        self.budget = self.budget.saturating_sub(1);
        let nested = usize::from(self.depth < 3);
        let inside = usize::from(!self.around.is_empty());
        let kind = self.weighted(&[
            (10 - 5 * usize::from(self.depth > 0), Kind::Float),
            (5, Kind::Array),
            (2, Kind::Growing),
            (3, Kind::Tuple),
            (2, Kind::Late),
            (2, Kind::Int),
            (1, Kind::Bool),
            (14 + 10 * self.depth.min(2), Kind::Change),
            (6, Kind::ArrayChange),
            (6 * nested, Kind::If),
            (3 * nested, Kind::Match),
            (10 * nested, Kind::For),
            (nested, Kind::ForEach),
            (3 * nested, Kind::While),
            (2 * nested, Kind::Loop),
            (2 * nested, Kind::LoopValue),
            (nested, Kind::Labelled),
            (1 + 5 * inside, Kind::Leave),
            (3, Kind::Borrow),
            (2, Kind::Closure),
            (1, Kind::ChangingClosure),
            (if self.types.is_empty() { 5 } else { 12 }, Kind::Call),
            (nested, Kind::Inner),
            (2, Kind::Shadow),
            (if self.types.is_empty() { 0 } else { 12 }, Kind::Record),
            (6, Kind::Choice),
            (8, Kind::Exchange),
            (10 * nested, Kind::Sweep),
            (4 * usize::from(self.depth < 2), Kind::Trips),
        ]);
        match kind {
            Kind::Float => out.extend(self.let_float(3)),
            Kind::Array => out.push(self.let_array()),
            Kind::Growing => self.growing(out),
            Kind::Tuple => out.push(self.let_tuple()),
            Kind::Late => self.late(out),
            Kind::Int => out.push(self.let_int()),
            Kind::Bool => {
                let value = self.condition(1);
                let var = self.var(&Ty::Bool);
                self.declare(Local::new(var.clone(), Ty::Bool));
                out.push(Stmt::Let(Pattern::Name(var), None, Some(value)));
            }
            Kind::Change => out.extend(self.change()),
            Kind::ArrayChange => out.extend(self.array_change()),
            Kind::If => out.push(self.branch()),
            Kind::Match => out.push(self.match_stmt()),
            Kind::For => out.push(self.for_loop()),
            Kind::ForEach => out.push(self.for_each()),
            Kind::While => self.while_loop(out),
            Kind::Loop => self.plain_loop(out),
            Kind::LoopValue => self.loop_value(out),
            Kind::Labelled => self.labelled(out),
            Kind::Leave => out.push(self.leave()),
            Kind::Borrow => {
                self.borrow(out);
            }
            Kind::Closure => out.push(self.closure()),
            Kind::ChangingClosure => {
                self.changing_closure(out);
            }
            Kind::Call => out.extend(self.call_stmt()),
            Kind::Inner => {
                let block = self.block(2);
                out.push(Stmt::Expr(Expr::Block(None, block)));
            }
            Kind::Shadow => out.extend(self.shadow()),
            Kind::Record => out.extend(self.record_stmt()),
            Kind::Choice => self.choices(out),
            Kind::Exchange => out.extend(self.exchange()),
            Kind::Sweep => {
                self.sweep(out);
            }
            Kind::Trips => {
                self.trips(out);
            }
        }
    }

    /// A block of statements, one level deeper.
    pub(super) fn block(&mut self, most: usize) -> Block {
        self.depth += 1;
        let n = 1 + self.below(most);
        let stmts = self.inside(|m| {
            let mut stmts = vec![];
            for _ in 0..n {
                if m.budget > 0 || stmts.is_empty() {
                    m.stmt(&mut stmts);
                }
            }
            stmts
        });
        self.depth -= 1;
        Block { stmts, value: None }
    }

    /// `let x = ..;`
    pub(super) fn let_float(&mut self, depth: usize) -> Option<Stmt> {
        let init = self.float(depth);
        let var = if self.chance(55) {
            self.mutable(&Ty::Float)
        } else {
            self.var(&Ty::Float)
        };
        self.declare(Local::new(var.clone(), Ty::Float));
        let annotated = (is_open(&init) || self.chance(10)).then_some(Ty::Float);
        Some(Stmt::Let(Pattern::Name(var), annotated, Some(init)))
    }

    /// `let x = f(x);`
    fn shadow(&mut self) -> Option<Stmt> {
        let fits = |l: &Local| l.ty == Ty::Float && l.readable() && !l.frozen && l.var.depth == 0;
        let at = self.local(fits)?;
        let old = self.scope[at].var.clone();
        let x = self.float(2);
        let init = operator(
            self.pick(&[Operator::Add, Operator::Mul]),
            Expr::Read(Place::of(&old)),
            x,
        );
        let mutable = self.chance(40);
        let var = crate::ast::Var {
            name: old.name.clone(),
            mutable,
            ..self.var(&Ty::Float)
        };
        self.scope[at].hidden = true;
        self.declare(Local::new(var.clone(), Ty::Float));
        Some(Stmt::Let(Pattern::Name(var), None, Some(init)))
    }

    fn let_tuple(&mut self) -> Stmt {
        let items = vec![self.float(2), self.float(1)];
        let ty = Ty::Tuple(vec![Ty::Float, Ty::Float]);
        let annotated = items.iter().any(is_open).then(|| ty.clone());
        if self.chance(50) {
            let var = self.mutable(&ty);
            self.declare(Local::new(var.clone(), ty));
            return Stmt::Let(Pattern::Name(var), annotated, Some(Expr::Tuple(items)));
        }
        let mut names = vec![];
        for _ in 0..2 {
            let var = if self.chance(50) {
                self.mutable(&Ty::Float)
            } else {
                self.var(&Ty::Float)
            };
            self.declare(Local::new(var.clone(), Ty::Float));
            names.push(Pattern::Name(var));
        }
        Stmt::Let(Pattern::Tuple(names), annotated, Some(Expr::Tuple(items)))
    }

    fn let_int(&mut self) -> Stmt {
        let init = self.int();
        let var = if self.chance(50) {
            self.mutable(&Ty::Int)
        } else {
            self.var(&Ty::Int)
        };
        self.declare(Local::new(var.clone(), Ty::Int));
        Stmt::Let(Pattern::Name(var), Some(Ty::Int), Some(init))
    }

    /// A variable that both arms of a branch assign.
    fn late(&mut self, out: &mut Vec<Stmt>) {
        let var = self.var(&Ty::Float);
        let mutable = self.chance(30);
        let var = crate::ast::Var { mutable, ..var };
        out.push(Stmt::Let(Pattern::Name(var.clone()), Some(Ty::Float), None));
        let condition = self.condition(1);
        self.declare(Local {
            hidden: true,
            ..Local::new(var.clone(), Ty::Float)
        });
        let mut arms = [(); 2].map(|()| {
            self.inside(|m| {
                let mut stmts = vec![];
                if m.chance(40) {
                    stmts.extend(m.let_float(2));
                }
                let x = m.float(2);
                stmts.push(Stmt::Assign(Place::of(&var), x));
                Block { stmts, value: None }
            })
        });
        let orelse = std::mem::take(&mut arms[1]);
        let then = std::mem::take(&mut arms[0]);
        out.push(Stmt::Expr(Expr::If(Box::new(condition), then, orelse)));
        self.scope.pop();
        self.declare(Local::new(var, Ty::Float));
    }

    /// A variable, or a part of one, gets another value.
    pub(super) fn change(&mut self) -> Option<Stmt> {
        if self.chance(8)
            && let Some(at) = self.local(|l| l.ty == Ty::Int && l.changeable())
        {
            let place = Place::of(&self.scope[at].var);
            let by = Expr::Int(1 + self.below(2));
            return Some(Stmt::Compound(Operator::Add, place, by));
        }
        if self.chance(8)
            && let Some(at) = self.local(|l| {
                matches!(
                    l.ty,
                    Ty::Array(..) | Ty::Tuple(_) | Ty::Record(_) | Ty::Choice(_)
                ) && l.changeable()
                    && l.var.depth == 0
            })
        {
            let local = self.scope[at].clone();
            let value = self.value_of(&local.ty, false);
            return Some(Stmt::Assign(Place::of(&local.var), value));
        }
        let place = self.float_place(true)?;
        let x = self.float(2);
        Some(self.assignment(place, x))
    }

    /// `a = x`, or `a += x` and its like.
    pub(super) fn assignment(&mut self, place: Place, x: Expr) -> Stmt {
        match self.below(12) {
            0..=3 => Stmt::Assign(place, x),
            4..=7 => Stmt::Compound(Operator::Add, place, x),
            8 => Stmt::Compound(Operator::Sub, place, x),
            9 | 10 => Stmt::Compound(Operator::Mul, place, x),
            _ => {
                let square = Expr::Powi(Box::new(x), 2);
                Stmt::Compound(
                    Operator::Div,
                    place,
                    operator(Operator::Add, square, Expr::Float(1.0)),
                )
            }
        }
    }
}
