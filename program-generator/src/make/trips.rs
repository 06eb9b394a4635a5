//! Loops whose trips meet in a sum, with an array that each trip writes, in part or whole, before or after it reads it.

use super::expr::method;
use super::place::operator;
use super::{Maker, scope::Local};
use crate::ast::{Block, Expr, Iter, Operator, Pattern, Place, Relation, Step, Stmt, Ty, Var};
use crate::ops;

/// The array, the index of the trip, and what else a trip reads.
struct Trip {
    buffer: Var,
    len: usize,
    index: Var,
    xs: Place,
}

impl Maker {
    /// `for i in 0..n { for j in 0..9 { buf[j] = (x[i] * j as f64).sin(); } for j in 0..9 { total += buf[j]; } }`
    pub(super) fn trips(&mut self, out: &mut Vec<Stmt>) -> Option<()> {
        let (xs, count) = self.floats(3, false, true)?;
        let len = self.pick(&[3, 9, 12]);
        let buffer = self.buffer(len, out);
        let total = self.mutable(&Ty::Float);
        let start = Expr::Float(self.pick(&[0.0, 0.1]));
        out.push(Stmt::Let(
            Pattern::Name(total.clone()),
            Some(Ty::Float),
            Some(start),
        ));
        self.declare(Local {
            hidden: true,
            ..Local::new(total.clone(), Ty::Float)
        });
        let at = self.scope.len() - 1;
        let made = self.inside(|m| {
            m.hide(&buffer);
            let index = m.var(&Ty::Int);
            m.declare(Local {
                below: Some(count),
                ..Local::new(index.clone(), Ty::Int)
            });
            let trip = Trip {
                buffer: buffer.clone(),
                len,
                index: index.clone(),
                xs,
            };
            let stmts = m.trip(&trip, &total);
            let range = Iter::Range(false, Expr::Int(0), Expr::Int(count));
            let range = if m.chance(20) {
                Iter::Rev(Box::new(range))
            } else {
                range
            };
            Stmt::For(
                None,
                Pattern::Name(index),
                range,
                Block { stmts, value: None },
            )
        });
        out.push(made);
        self.scope[at].hidden = false;
        Some(())
    }

    fn buffer(&mut self, len: usize, out: &mut Vec<Stmt>) -> Var {
        let vec = self.chance(50);
        let ty = if vec {
            Ty::floats()
        } else {
            Ty::Array(Box::new(Ty::Float), len)
        };
        let first = if self.chance(50) {
            self.atom()
        } else {
            Expr::Float(0.0)
        };
        let init = Expr::Repeat(vec, Box::new(first), Box::new(Expr::Int(len)));
        let var = self.mutable(&ty);
        self.declare(Local::new(var.clone(), ty.clone()).of_len(len));
        out.push(Stmt::Let(Pattern::Name(var.clone()), Some(ty), Some(init)));
        var
    }

    fn trip(&mut self, trip: &Trip, total: &Var) -> Vec<Stmt> {
        let mut stmts = vec![];
        if self.chance(15) {
            let x = self.of_buffer(trip, Expr::Int(0));
            stmts.push(Stmt::Compound(Operator::Add, Place::of(total), x));
        }
        stmts.push(self.writes(trip));
        if self.chance(25) {
            stmts.push(self.writes(trip));
        }
        let inner = self.mutable(&Ty::Float);
        stmts.push(Stmt::Let(
            Pattern::Name(inner.clone()),
            Some(Ty::Float),
            Some(Expr::Float(0.0)),
        ));
        self.declare(Local {
            hidden: true,
            ..Local::new(inner.clone(), Ty::Float)
        });
        let sum = if self.chance(60) { &inner } else { total };
        let read = self.inside(|m| {
            let j = m.position(trip.len);
            let x = m.of_buffer(trip, Expr::Read(Place::of(&j)));
            let add = Stmt::Compound(Operator::Add, Place::of(sum), x);
            let (lo, hi) = (Expr::Int(0), Expr::Len(Place::of(&trip.buffer)));
            let block = Block {
                stmts: vec![add],
                value: None,
            };
            Stmt::For(None, Pattern::Name(j), Iter::Range(false, lo, hi), block)
        });
        stmts.push(read);
        let inner = Expr::Read(Place::of(&inner));
        let x = match self.below(4) {
            0 => method(ops::SIN, vec![inner]),
            1 => operator(Operator::Mul, inner.clone(), method(ops::TANH, vec![inner])),
            2 => operator(Operator::Mul, inner, self.x(trip)),
            _ => inner,
        };
        stmts.push(Stmt::Compound(Operator::Add, Place::of(total), x));
        if self.chance(15) {
            let x = operator(
                Operator::Mul,
                Expr::Read(Place::of(total)),
                Expr::Float(0.1),
            );
            let at = Expr::Int(self.below(trip.len));
            let place = Place::of(&trip.buffer).then(Step::Index(at));
            stmts.push(Stmt::Assign(place, x));
        }
        stmts
    }

    fn position(&mut self, len: usize) -> Var {
        let var = self.var(&Ty::Int);
        self.declare(Local {
            below: Some(len),
            ..Local::new(var.clone(), Ty::Int)
        });
        var
    }

    fn x(&mut self, trip: &Trip) -> Expr {
        let i = Expr::Read(Place::of(&trip.index));
        Expr::Read(trip.xs.clone().then(Step::Index(i)))
    }

    /// The array, or most of it, gets new elements.
    fn writes(&mut self, trip: &Trip) -> Stmt {
        if self.chance(10) {
            let x = self.x(trip);
            return Stmt::Fill(Place::of(&trip.buffer), x);
        }
        let all = self.inside(|m| {
            let j = m.position(trip.len);
            let at = Expr::Read(Place::of(&j));
            let x = operator(
                Operator::Mul,
                m.x(trip),
                Expr::ToFloat(Box::new(at.clone())),
            );
            let x = match m.below(5) {
                0 => operator(Operator::Add, x, m.float(1)),
                1 => method(ops::COS, vec![operator(Operator::Add, x, m.atom())]),
                _ => method(ops::SIN, vec![x]),
            };
            let place = Place::of(&trip.buffer).then(Step::Index(at.clone()));
            let mut write = if m.chance(8) {
                Stmt::Compound(Operator::Add, place, x)
            } else {
                Stmt::Assign(place, x)
            };
            if m.chance(12) {
                let three = operator(Operator::Rem, at, Expr::Int(3));
                let condition =
                    Expr::Relation(Relation::NotEqual, Box::new(three), Box::new(Expr::Int(1)));
                let then = Block {
                    stmts: vec![write],
                    value: None,
                };
                write = Stmt::Expr(Expr::If(Box::new(condition), then, Block::default()));
            }
            let lo = Expr::Int(m.pick(&[0, 0, 0, 0, 1]));
            let hi = match m.below(5) {
                0 => Expr::Int(trip.len - 1),
                1 | 2 => Expr::Len(Place::of(&trip.buffer)),
                _ => Expr::Int(trip.len),
            };
            let mut range = Iter::Range(false, lo, hi);
            if m.chance(15) {
                range = Iter::Rev(Box::new(range));
            }
            if m.chance(8) {
                range = Iter::StepBy(Box::new(range), 2);
            }
            let block = Block {
                stmts: vec![write],
                value: None,
            };
            Stmt::For(None, Pattern::Name(j), range, block)
        });
        if self.chance(12) {
            let even = operator(
                Operator::Rem,
                Expr::Read(Place::of(&trip.index)),
                Expr::Int(2),
            );
            let condition = Expr::Relation(Relation::Equal, Box::new(even), Box::new(Expr::Int(0)));
            let then = Block {
                stmts: vec![all],
                value: None,
            };
            return Stmt::Expr(Expr::If(Box::new(condition), then, Block::default()));
        }
        all
    }

    /// Something of an element of the array, or of two.
    fn of_buffer(&mut self, trip: &Trip, j: Expr) -> Expr {
        let element = |at| Expr::Read(Place::of(&trip.buffer).then(Step::Index(at)));
        let x = element(j.clone());
        match self.below(4) {
            0 => {
                let last = operator(Operator::Sub, Expr::Int(trip.len - 1), j);
                operator(Operator::Mul, x, element(last))
            }
            1 => {
                let y = element(Expr::Int(0));
                operator(Operator::Mul, x, y)
            }
            2 => Expr::Powi(Box::new(x), 2),
            _ => operator(Operator::Mul, x.clone(), method(ops::COS, vec![x])),
        }
    }
}
