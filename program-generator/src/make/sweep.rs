//! Loops over ranges that touch elements at their index, beside it, and at fixed places: what one trip writes another reads.

use super::expr::method;
use super::place::operator;
use super::{Maker, scope::Local};
use crate::ast::{Block, Expr, Iter, Operator, Pattern, Place, Relation, Step, Stmt, Ty, Var};
use crate::ops;

/// An array that a loop walks through.
#[derive(Clone)]
struct Walked {
    place: Place,
    written: bool,
}

/// A loop's index, and the range that it comes from.
#[derive(Clone)]
struct Index {
    var: Var,
    /// How many elements there are.
    count: Expr,
    len: usize,
    /// How many of them the range leaves out at its ends.
    below: usize,
    above: usize,
}

impl Maker {
    /// `for i in 1..n { y[i] = y[i] * y[0] + y[i - 1]; }`
    pub(super) fn sweep(&mut self, out: &mut Vec<Stmt>) -> Option<()> {
        if self.chance(15) {
            return self.square(out);
        }
        if self.chance(35) {
            out.push(self.long_array());
        }
        let least = self.pick(&[3, 9, 9]);
        let (place, len) = self.floats(least, true, false)?;
        let mut arrays = vec![Walked {
            place,
            written: true,
        }];
        let mut n = len;
        for _ in 0..self.below(3) {
            let written = self.chance(50);
            if let Some((place, len)) = self.floats(3, written, false) {
                n = n.min(len);
                arrays.push(Walked { place, written });
            }
        }
        let alone = arrays.len() == 1;
        let count = if alone && self.chance(30) {
            let var = self.var(&Ty::Int);
            self.declare(Local::new(var.clone(), Ty::Int));
            let len = Expr::Len(arrays[0].place.clone());
            out.push(Stmt::Let(Pattern::Name(var.clone()), None, Some(len)));
            Expr::Read(Place::of(&var))
        } else {
            Expr::Int(n)
        };
        let nested = self.chance(25);
        let made = self.inside(|m| {
            let mut around = vec![];
            let outer = nested.then(|| {
                let var = m.var(&Ty::Int);
                let trips = 2 + m.below(3);
                m.declare(Local {
                    below: Some(trips),
                    ..Local::new(var.clone(), Ty::Int)
                });
                around.push(Expr::Read(Place::of(&var)));
                (var, trips)
            });
            let index = m.walk_index(count, n);
            let iter = m.walk_range(&index, &around);
            let stmts = m.walk_body(&arrays, &index, &around);
            let inner = Stmt::For(
                None,
                Pattern::Name(index.var.clone()),
                iter,
                Block { stmts, value: None },
            );
            match outer {
                Some((var, trips)) => Stmt::For(
                    None,
                    Pattern::Name(var),
                    Iter::Range(false, Expr::Int(0), Expr::Int(trips)),
                    Block {
                        stmts: vec![inner],
                        value: None,
                    },
                ),
                None => inner,
            }
        });
        out.push(made);
        Some(())
    }

    /// An array longer than what is unrolled or run in groups.
    fn long_array(&mut self) -> Stmt {
        let n = 9 + self.below(11);
        let (ty, vec) = if self.chance(50) {
            (Ty::Array(Box::new(Ty::Float), n), false)
        } else {
            (Ty::floats(), true)
        };
        let init = Expr::Repeat(vec, Box::new(self.atom()), Box::new(Expr::Int(n)));
        let var = self.mutable(&ty);
        self.declare(Local::new(var.clone(), ty.clone()).of_len(n));
        Stmt::Let(Pattern::Name(var), Some(ty), Some(init))
    }

    fn walk_index(&mut self, count: Expr, len: usize) -> Index {
        let var = self.var(&Ty::Int);
        let (below, above) = (self.pick(&[0, 0, 1, 2]), self.pick(&[0, 0, 1]));
        self.declare(Local {
            below: Some(len - above),
            ..Local::new(var.clone(), Ty::Int)
        });
        Index {
            var,
            count,
            len,
            below,
            above,
        }
    }

    /// The range of an index, upwards or downwards; now and then there is nothing in it, or it depends on a loop around.
    fn walk_range(&mut self, index: &Index, around: &[Expr]) -> Iter {
        let mut lo = Expr::Int(index.below);
        let mut hi = match (index.above, &index.count) {
            (0, count) => count.clone(),
            (k, Expr::Int(n)) => Expr::Int(n - k),
            (k, count) => minus(count.clone(), Expr::Int(k)),
        };
        match self.below(16) {
            0 => hi = lo.clone(),
            1 | 2 if !around.is_empty() => {
                lo = operator(Operator::Add, lo, self.pick(around));
            }
            _ => {}
        }
        let range = Iter::Range(false, lo, hi);
        match self.below(8) {
            0 | 1 => Iter::Rev(Box::new(range)),
            2 => Iter::StepBy(Box::new(range), 2),
            3 => Iter::StepBy(Box::new(Iter::Rev(Box::new(range))), 2),
            _ => range,
        }
    }

    fn walk_body(&mut self, arrays: &[Walked], index: &Index, around: &[Expr]) -> Vec<Stmt> {
        let mut stmts = vec![];
        let mut kept = None;
        if self.chance(20) {
            let var = self.var(&Ty::Float);
            let x = self.walked(arrays, index, around, false);
            stmts.push(Stmt::Let(Pattern::Name(var.clone()), None, Some(x)));
            self.declare(Local::new(var.clone(), Ty::Float));
            kept = Some(Expr::Read(Place::of(&var)));
        }
        for _ in 0..1 + self.below(3) {
            let sum = self.local(|l| l.ty == Ty::Float && l.changeable());
            let place = match sum {
                Some(at) if self.chance(20) => Place::of(&self.scope[at].var),
                _ => {
                    let written: Vec<Walked> =
                        arrays.iter().filter(|a| a.written).cloned().collect();
                    match self.walked(&written, index, around, true) {
                        Expr::Read(place) => place,
                        _ => continue,
                    }
                }
            };
            let a = match kept.take() {
                Some(kept) => kept,
                None => self.walked(arrays, index, around, false),
            };
            let b = self.walked(arrays, index, around, false);
            let x = self.joined(a, b, index);
            let change = match self.below(6) {
                0..=2 => Stmt::Assign(place, x),
                3 => Stmt::Compound(Operator::Add, place, x),
                4 => Stmt::Compound(Operator::Sub, place, x),
                _ => Stmt::Compound(Operator::Mul, place, x),
            };
            stmts.push(if self.chance(12) {
                let condition = self.walk_condition(arrays, index, around);
                let then = Block {
                    stmts: vec![change],
                    value: None,
                };
                Stmt::Expr(Expr::If(Box::new(condition), then, Block::default()))
            } else {
                change
            });
        }
        stmts
    }

    fn walk_condition(&mut self, arrays: &[Walked], index: &Index, around: &[Expr]) -> Expr {
        let (relation, a, b) = if self.chance(50) {
            let i = operator(Operator::Rem, index.read(), Expr::Int(2));
            (Relation::Equal, i, Expr::Int(0))
        } else {
            let x = self.walked(arrays, index, around, false);
            (Relation::Greater, x, self.literal())
        };
        Expr::Relation(relation, Box::new(a), Box::new(b))
    }

    /// An element of one of the arrays.
    fn walked(&mut self, arrays: &[Walked], index: &Index, around: &[Expr], own: bool) -> Expr {
        let array = self.pick(arrays);
        let at = self.near(index, around, own);
        Expr::Read(array.place.then(Step::Index(at)))
    }

    /// A position: mostly the index itself, or next to it; `own`: more often than not the index itself.
    fn near(&mut self, index: &Index, around: &[Expr], own: bool) -> Expr {
        let i = index.read();
        let last = minus(index.count.clone(), Expr::Int(1));
        if self.chance(if own { 60 } else { 30 }) {
            return i;
        }
        match self.below(12) {
            0..=2 if index.below > 0 => minus(i, Expr::Int(1 + self.below(index.below))),
            0 | 3 if index.above > 0 => operator(Operator::Add, i, Expr::Int(1)),
            1 | 4 => minus(last, i),
            2 | 5 => Expr::Int(0),
            6 => last,
            7 => Expr::Int(self.below(index.len)),
            8 => operator(
                Operator::Rem,
                operator(Operator::Add, i, Expr::Int(1 + self.below(3))),
                index.count.clone(),
            ),
            9 => operator(Operator::Div, i, Expr::Int(2)),
            10 => operator(
                Operator::Rem,
                operator(Operator::Mul, i, Expr::Int(2)),
                index.count.clone(),
            ),
            _ if !around.is_empty() => self.pick(around),
            _ => i,
        }
    }

    /// A number of two elements.
    fn joined(&mut self, a: Expr, b: Expr, index: &Index) -> Expr {
        let c = Expr::Float(self.pick(&[0.5, 0.3, -0.7, 0.9]));
        let times = |a, b| operator(Operator::Mul, a, b);
        let plus = |a, b| operator(Operator::Add, a, b);
        match self.below(9) {
            0 | 1 => times(a, b),
            2 => plus(times(a, c), b),
            3 => method(ops::SIN, vec![times(a, b)]),
            4 => plus(a, times(b, self.atom())),
            5 => plus(times(a, c), Expr::ToFloat(Box::new(index.read()))),
            6 => times(method(ops::TANH, vec![a]), b),
            7 => {
                let square = plus(Expr::Float(1.0), Expr::Powi(Box::new(b), 2));
                operator(Operator::Div, a, square)
            }
            _ => times(a, self.float(1)),
        }
    }

    /// A square of numbers, by rows and by columns.
    fn square(&mut self, out: &mut Vec<Stmt>) -> Option<()> {
        let n = self.pick(&[3, 4, 9]);
        let row = Ty::Array(Box::new(Ty::Float), n);
        let ty = Ty::Array(Box::new(row), n);
        let init = Expr::Repeat(false, Box::new(self.atom()), Box::new(Expr::Int(n)));
        let init = Expr::Repeat(false, Box::new(init), Box::new(Expr::Int(n)));
        let var = self.mutable(&ty);
        self.declare(Local::new(var.clone(), ty.clone()).of_len(n));
        out.push(Stmt::Let(Pattern::Name(var.clone()), Some(ty), Some(init)));
        let element = |m: &mut Maker, indices: &[Index]| {
            let (a, b) = (m.pick(indices), m.pick(indices));
            let (a, b) = (m.near(&a, &[], true), m.near(&b, &[], true));
            Place::of(&var).then(Step::Index(a)).then(Step::Index(b))
        };
        let made = self.inside(|m| {
            let rows = m.walk_index(Expr::Int(n), n);
            let row_range = m.walk_range(&rows, &[]);
            let columns = m.walk_index(Expr::Int(n), n);
            let around = [rows.read()];
            let column_range = m.walk_range(&columns, &around);
            let indices = [rows.clone(), columns.clone()];
            let mut stmts = vec![];
            for _ in 0..1 + m.below(2) {
                let place = element(m, &indices);
                let (a, b) = (element(m, &indices), element(m, &indices));
                let x = m.joined(Expr::Read(a), Expr::Read(b), &columns);
                stmts.push(m.assignment(place, x));
            }
            let inner = Stmt::For(
                None,
                Pattern::Name(columns.var),
                column_range,
                Block { stmts, value: None },
            );
            Stmt::For(
                None,
                Pattern::Name(rows.var),
                row_range,
                Block {
                    stmts: vec![inner],
                    value: None,
                },
            )
        });
        out.push(made);
        Some(())
    }
}

impl Index {
    fn read(&self) -> Expr {
        Expr::Read(Place::of(&self.var))
    }
}

fn minus(a: Expr, b: Expr) -> Expr {
    operator(Operator::Sub, a, b)
}
