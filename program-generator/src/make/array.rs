//! Statements about arrays.

use super::place::operator;
use super::{Maker, scope::Local};
use crate::ast::{Expr, Operator, Pattern, Place, Stmt, Ty};

impl Maker {
    /// A new array or vector.
    pub(super) fn let_array(&mut self) -> Stmt {
        let n = 2 + self.below(3);
        let fixed = Ty::Array(Box::new(Ty::Float), n);
        let generic = self.funcs.iter().any(|f| f.generic.is_some());
        let n = if generic && self.chance(40) {
            super::generic::ANY
        } else {
            n
        };
        let fixed = if n == super::generic::ANY {
            Ty::Array(Box::new(Ty::Float), n)
        } else {
            fixed
        };
        let which = if n == super::generic::ANY {
            1
        } else {
            self.below(10)
        };
        let (ty, len, init) = match which {
            0 => (
                fixed,
                n,
                Expr::List(false, (0..n).map(|_| self.float(1)).collect()),
            ),
            1 => (
                fixed,
                n,
                Expr::Repeat(false, Box::new(self.atom()), Box::new(Expr::Int(n))),
            ),
            2 => (
                Ty::floats(),
                n,
                Expr::List(true, (0..n).map(|_| self.float(1)).collect()),
            ),
            3 => {
                let length = self.local(|l| l.ty.element().is_some() && l.readable() && l.len > 0);
                let (n, length) = match length {
                    Some(at) => (
                        self.scope[at].len,
                        Expr::Len(Place::of(&self.scope[at].var)),
                    ),
                    None => (n, Expr::Int(n)),
                };
                (
                    Ty::floats(),
                    n,
                    Expr::Repeat(true, Box::new(self.atom()), Box::new(length)),
                )
            }
            4 | 5 => match self.floats(1, false, true) {
                Some((place, len)) => (
                    Ty::floats(),
                    len,
                    Expr::Copied(place, Ty::Slice(Box::new(Ty::Float))),
                ),
                None => (
                    fixed,
                    n,
                    Expr::Repeat(false, Box::new(self.atom()), Box::new(Expr::Int(n))),
                ),
            },
            6 => (Ty::floats(), 1, self.collected()),
            7 if self.chance(40) => {
                let pair = Ty::Tuple(vec![Ty::Float, Ty::Float]);
                let pairs = (0..n)
                    .map(|_| Expr::Tuple(vec![self.float(1), self.atom()]))
                    .collect();
                (Ty::Vec(Box::new(pair)), n, Expr::List(true, pairs))
            }
            7 => {
                let grid = Ty::Array(Box::new(Ty::Array(Box::new(Ty::Float), 2)), n);
                let rows = (0..n)
                    .map(|_| Expr::List(false, vec![self.atom(), self.atom()]))
                    .collect();
                (grid, n, Expr::List(false, rows))
            }
            8 => match self.local(|l| {
                matches!(l.ty, Ty::Array(..)) && l.ty.is_copy() && l.readable() && l.var.depth == 0
            }) {
                Some(at) => {
                    let local = self.scope[at].clone();
                    (local.ty, local.len, Expr::Read(Place::of(&local.var)))
                }
                None => (
                    fixed,
                    n,
                    Expr::Repeat(false, Box::new(Expr::Float(0.5)), Box::new(Expr::Int(n))),
                ),
            },
            _ => {
                let inner = Ty::Array(Box::new(Ty::Float), 2);
                let pair = Expr::List(false, vec![self.float(1), self.float(1)]);
                (
                    Ty::Tuple(vec![inner, Ty::Float]),
                    0,
                    Expr::Tuple(vec![pair, self.float(1)]),
                )
            }
        };
        let var = if self.chance(80) {
            self.mutable(&ty)
        } else {
            self.var(&ty)
        };
        self.declare(Local::new(var.clone(), ty.clone()).of_len(len));
        let annotated = (crate::print::is_open(&init) && ty.has_float()).then_some(ty);
        Stmt::Let(Pattern::Name(var), annotated, Some(init))
    }

    /// A vector that grows in a loop over something.
    pub(super) fn growing(&mut self, out: &mut Vec<Stmt>) {
        let ty = Ty::floats();
        let vec = self.mutable(&ty);
        let capacity = self.chance(50).then(|| Box::new(Expr::Int(4)));
        out.push(Stmt::Let(
            Pattern::Name(vec.clone()),
            Some(ty.clone()),
            Some(Expr::NewVec(capacity)),
        ));
        self.declare(Local {
            hidden: true,
            ..Local::new(vec.clone(), ty.clone())
        });
        let position = self.scope.len() - 1;
        let head = self.inside(|m| {
            let (iter, item) = m.iterator(false);
            m.freeze(&crate::visit::read_by_iter(&iter));
            let pattern = m.pattern(&item, false);
            let mut stmts = vec![];
            if m.chance(30) {
                m.around.push(super::Around {
                    label: None,
                    value: false,
                    block: false,
                });
                m.stmt(&mut stmts);
                m.around.pop();
            }
            let x = m.float(2);
            let push = Stmt::Push(Place::of(&vec), x);
            if m.chance(25) {
                let condition = m.condition(1);
                let body = crate::ast::Block {
                    stmts: vec![push],
                    value: None,
                };
                stmts.push(Stmt::Expr(Expr::If(
                    Box::new(condition),
                    body,
                    crate::ast::Block::default(),
                )));
            } else {
                stmts.push(push);
            }
            (pattern, iter, crate::ast::Block { stmts, value: None })
        });
        out.push(Stmt::For(None, head.0, head.1, head.2));
        let last = self.float(1);
        out.push(Stmt::Push(Place::of(&vec), last));
        self.scope[position].hidden = false;
        self.scope[position].len = 1;
    }

    /// A statement that changes an array.
    pub(super) fn array_change(&mut self) -> Option<Stmt> {
        let vectors = |l: &Local| l.ty == Ty::floats() && l.changeable();
        match self.below(8) {
            0 | 1 => {
                let at = self.local(vectors)?;
                let place = Place::of(&self.scope[at].var);
                let x = self.float(1);
                Some(Stmt::Push(place, x))
            }
            2 => {
                let at = self.local(|l| vectors(l) && l.len > 1)?;
                if self.depth == 0 {
                    self.scope[at].len -= 1;
                }
                let place = Place::of(&self.scope[at].var);
                let var = self.var(&Ty::Float);
                self.declare(Local::new(var.clone(), Ty::Float));
                Some(Stmt::Let(Pattern::Name(var), None, Some(Expr::Pop(place))))
            }
            3 | 4 => {
                let (place, len) = self.floats(2, true, true)?;
                self.inside(|m| {
                    m.hide(&place.var);
                    let (i, j) = (m.small_index(len), m.small_index(len));
                    Some(Stmt::Swap(place, i, j))
                })
            }
            5 => {
                let (place, _) = self.floats(1, true, true)?;
                self.inside(|m| {
                    m.hide(&place.var);
                    Some(Stmt::Fill(place, m.float(1)))
                })
            }
            6 => {
                let (place, len) = self.floats(2, true, true)?;
                self.inside(|m| {
                    m.hide(&place.var);
                    let (from, has) = m.floats(len, false, true)?;
                    (has == len).then_some(Stmt::CopyFrom(place, from))
                })
            }
            _ => {
                let place = self.float_place(true)?;
                let var = self.var(&Ty::Float);
                let x = self.inside(|m| {
                    m.hide(&place.var);
                    m.float(1)
                });
                self.declare(Local::new(var.clone(), Ty::Float));
                Some(Stmt::Let(
                    Pattern::Name(var),
                    None,
                    Some(Expr::Replace(place, Box::new(x))),
                ))
            }
        }
    }

    /// An index that reads no length.
    fn small_index(&mut self, len: usize) -> Expr {
        match self.local(|l| l.ty == Ty::Int && l.readable()) {
            Some(i) if self.chance(50) => operator(
                Operator::Rem,
                Expr::Read(Place::of(&self.scope[i].var)),
                Expr::Int(len),
            ),
            _ => Expr::Int(self.below(len)),
        }
    }
}
