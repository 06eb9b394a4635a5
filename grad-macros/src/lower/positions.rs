//! Iterators whose items have positions: how many there are, and the item at each.

use super::iter::Iter;
use super::scope::{Mutability, Operand, Place, Val, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ops::{self, PrimDef};
use proc_macro2::Span;

impl<'m> Lowerer<'m> {
    /// The positions to run over: the range itself, or those of the items.
    pub fn positions(&mut self, iter: &Iter, span: Span) -> Res<(Val, Val, bool, Ty)> {
        match iter {
            Iter::Range(lo, hi, ty) => Ok((*lo, *hi, false, ty.clone())),
            Iter::Rev(inner, _) => self
                .positions(inner, span)
                .map(|(lo, hi, rev, ty)| (lo, hi, !rev, ty)),
            Iter::Map(inner, _) | Iter::Inspect(inner, _) | Iter::Copied(inner, _) => {
                self.positions(inner, span)
            }
            other => {
                let (lo, hi) = (self.usize(0), self.len_of(other, span)?);
                Ok((lo, hi, false, Ty::USIZE))
            }
        }
    }

    /// The item that belongs to a position of [`positions`](Self::positions).
    pub fn item(&mut self, iter: &Iter, index: Val, span: Span) -> Res<Operand> {
        match iter {
            Iter::Range(..) => Ok(Operand::Val(index)),
            Iter::Rev(inner, _) => self.item(inner, index, span),
            Iter::Map(inner, callee) => {
                let item = self.item(inner, index, span)?;
                self.call_with(callee, vec![item])
            }
            Iter::Inspect(inner, callee) => {
                let item = self.item(inner, index, span)?;
                self.call_with(callee, vec![item.clone()])?;
                Ok(item)
            }
            Iter::Copied(inner, how) => {
                let item = self.item(inner, index, span)?;
                self.item_copied(item, *how, span)
            }
            other => self.at_position(other, index, span),
        }
    }

    fn size(&mut self, def: &'static PrimDef, a: Val, b: Val) -> Val {
        self.prim(def, &[a, b], Ty::USIZE)
    }

    /// `n / k`, rounded up.
    pub fn pieces(&mut self, n: Val, k: Val) -> Val {
        let (one, zero) = (self.usize(1), self.usize(0));
        let rest = self.size(&ops::arith::REM, n, k);
        let whole = self.size(&ops::arith::DIV, n, k);
        let more = self.prim(&ops::compare::NE, &[rest, zero], Ty::Bool);
        let more = self.prim(&ops::select::SELECT, &[more, one, zero], Ty::USIZE);
        self.size(&ops::arith::ADD, whole, more)
    }

    /// How many items there are; of an iterator without an end, as many as there can be.
    pub fn len_of(&mut self, iter: &Iter, span: Span) -> Res<Val> {
        Ok(match iter {
            Iter::Range(lo, hi, ty) if self.types.shallow(ty) == Ty::USIZE => {
                self.size(&ops::logic::SATURATING_SUB, *hi, *lo)
            }
            Iter::Range(lo, hi, _) => self.size(&ops::range::RANGE_LEN, *lo, *hi),
            Iter::Inclusive(lo, hi, _) => self.size(&ops::range::RANGE_LEN_INCLUSIVE, *lo, *hi),
            Iter::Repeat(_, len) => *len,
            Iter::Listed(list) => list.len,
            Iter::From(..) => {
                let zero = self.usize(0);
                self.prim(&ops::logic::NOT, &[zero], Ty::USIZE)
            }
            Iter::Elements(place, _) | Iter::Owned(place) => self.place_len(place)?,
            Iter::Rev(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Map(inner, _)
            | Iter::Inspect(inner, _)
            | Iter::Copied(inner, _) => self.len_of(inner, span)?,
            Iter::StepBy(inner, k) => {
                let n = self.len_of(inner, span)?;
                self.pieces(n, *k)
            }
            Iter::Zip(a, b) => {
                let (a, b) = (self.len_of(a, span)?, self.len_of(b, span)?);
                self.size(&ops::select::MIN, a, b)
            }
            Iter::Take(inner, n) => {
                let len = self.len_of(inner, span)?;
                self.size(&ops::select::MIN, len, *n)
            }
            Iter::Skip(inner, n) => {
                let len = self.len_of(inner, span)?;
                self.size(&ops::logic::SATURATING_SUB, len, *n)
            }
            Iter::Cycle(_, len) => {
                let zero = self.usize(0);
                let endless = self.prim(&ops::logic::NOT, &[zero], Ty::USIZE);
                let empty = self.prim(&ops::compare::EQ, &[*len, zero], Ty::Bool);
                self.prim(&ops::select::SELECT, &[empty, zero, endless], Ty::USIZE)
            }
            Iter::Chain(_, b, Some(len)) => {
                let b = self.len_of(b, span)?;
                self.size(&ops::logic::SATURATING_ADD, *len, b)
            }
            Iter::Windows(place, size) => {
                let (len, one) = (self.place_len(place)?, self.usize(1));
                let more = self.size(&ops::arith::ADD, len, one);
                self.size(&ops::logic::SATURATING_SUB, more, *size)
            }
            Iter::Chunks {
                place, size, exact, ..
            } => {
                let len = self.place_len(place)?;
                if *exact {
                    self.size(&ops::arith::DIV, len, *size)
                } else {
                    self.pieces(len, *size)
                }
            }
            Iter::Resumed(inner, at) | Iter::Taken(inner, at) => {
                let (len, taken) = (self.len_of(inner, span)?, self.take(*at)?);
                self.size(&ops::logic::SATURATING_SUB, len, taken)
            }
            Iter::Chain(..)
            | Iter::Filter(..)
            | Iter::FilterMap(..)
            | Iter::TakeWhile(..)
            | Iter::SkipWhile(..)
            | Iter::MapWhile(..)
            | Iter::Scan(..)
            | Iter::FlatMap(..)
            | Iter::Generate(_)
            | Iter::Successors(..) => {
                return Err(self.problems.refuse(
                    span,
                    "how many items there are is not known here, after a `.filter()`, `.flat_map()`, `.scan()` or their like",
                    "collect them into a `Vec` first, or put that adaptor last",
                ));
            }
        })
    }

    /// The item at position `i`, counted from 0.
    pub fn at_position(&mut self, iter: &Iter, i: Val, span: Span) -> Res<Operand> {
        match iter {
            Iter::Range(lo, _, ty) | Iter::From(lo, ty) if self.types.shallow(ty) == Ty::USIZE => {
                Ok(Operand::Val(self.size(&ops::arith::ADD, *lo, i)))
            }
            Iter::Range(lo, _, ty) | Iter::Inclusive(lo, _, ty) | Iter::From(lo, ty) => {
                let ty = ty.clone();
                let at = self.prim(&ops::range::RANGE_AT, &[*lo, i], ty);
                Ok(Operand::Val(at))
            }
            Iter::Elements(place, Mutability::Mut) => {
                Ok(Operand::Ref(self.inner_place(place, i), Mutability::Mut))
            }
            Iter::Elements(place, Mutability::Shared) => {
                let place = self.inner_place(place, i);
                let place = self.frozen(&place, span)?;
                Ok(Operand::Ref(place, Mutability::Shared))
            }
            Iter::Owned(place) => {
                let place = self.inner_place(place, i);
                let v = self.read_place(&place, span)?;
                Ok(self.take_apart(v))
            }
            Iter::Repeat(item, _) => Ok(item.clone()),
            Iter::Listed(list) => self.listed_at(list, i, span),
            Iter::Rev(inner, len) => {
                let one = self.usize(1);
                let last = self.size(&ops::arith::SUB, *len, one);
                let i = self.size(&ops::arith::SUB, last, i);
                self.at_position(inner, i, span)
            }
            Iter::StepBy(inner, k) => {
                let i = self.size(&ops::arith::MUL, i, *k);
                self.at_position(inner, i, span)
            }
            Iter::Enumerate(inner) => {
                let item = self.at_position(inner, i, span)?;
                Ok(Operand::Tuple(vec![Operand::Val(i), item]))
            }
            Iter::Zip(a, b) => Ok(Operand::Tuple(vec![
                self.at_position(a, i, span)?,
                self.at_position(b, i, span)?,
            ])),
            Iter::Take(inner, _) => self.at_position(inner, i, span),
            Iter::Skip(inner, n) => {
                let i = self.size(&ops::arith::ADD, i, *n);
                self.at_position(inner, i, span)
            }
            Iter::Cycle(inner, len) => {
                let i = self.size(&ops::arith::REM, i, *len);
                self.at_position(inner, i, span)
            }
            Iter::Map(inner, callee) => {
                let item = self.at_position(inner, i, span)?;
                self.call_with(callee, vec![item])
            }
            Iter::Inspect(inner, callee) => {
                let item = self.at_position(inner, i, span)?;
                self.call_with(callee, vec![item.clone()])?;
                Ok(item)
            }
            Iter::Copied(inner, how) => {
                let item = self.at_position(inner, i, span)?;
                self.item_copied(item, *how, span)
            }
            Iter::Chain(a, b, Some(len)) => {
                let first = self.prim(&ops::compare::LT, &[i, *len], Ty::Bool);
                self.cond(span, first, &mut |s, yes| {
                    if yes {
                        return s.at_position(a, i, span);
                    }
                    let i = s.size(&ops::arith::SUB, i, *len);
                    s.at_position(b, i, span)
                })
            }
            Iter::Windows(place, size) => {
                let hi = self.size(&ops::arith::ADD, i, *size);
                Ok(self.part_at(place, Mutability::Shared, i, hi))
            }
            Iter::Chunks { .. } => self.chunk_at(iter, i),
            Iter::Resumed(inner, at) => {
                let taken = self.take(*at)?;
                let i = self.size(&ops::arith::ADD, i, taken);
                self.at_position(inner, i, span)
            }
            Iter::Taken(inner, at) => self.next_taken(inner, *at, span),
            Iter::Chain(..)
            | Iter::Filter(..)
            | Iter::FilterMap(..)
            | Iter::TakeWhile(..)
            | Iter::SkipWhile(..)
            | Iter::MapWhile(..)
            | Iter::Scan(..)
            | Iter::FlatMap(..)
            | Iter::Generate(_)
            | Iter::Successors(..) => self.len_of(iter, span).map(Operand::Val),
        }
    }

    fn chunk_at(&mut self, iter: &Iter, i: Val) -> Res<Operand> {
        let Iter::Chunks {
            place,
            size,
            how,
            exact,
            from_end,
        } = iter
        else {
            return Ok(Operand::Never);
        };
        let start = self.size(&ops::arith::MUL, i, *size);
        if *from_end {
            let len = self.place_len(place)?;
            let hi = self.size(&ops::arith::SUB, len, start);
            let lo = self.size(&ops::logic::SATURATING_SUB, hi, *size);
            return Ok(self.part_at(place, *how, lo, hi));
        }
        let mut hi = self.size(&ops::arith::ADD, start, *size);
        if !exact {
            let len = self.place_len(place)?;
            hi = self.size(&ops::select::MIN, hi, len);
        }
        Ok(self.part_at(place, *how, start, hi))
    }

    /// The part `lo..hi`, which is known to be inside.
    pub fn part_at(&mut self, place: &Place, how: Mutability, lo: Val, hi: Val) -> Operand {
        let (lo, hi) = match place.window {
            None => (lo, hi),
            Some(outer) => (
                self.size(&ops::arith::ADD, outer.lo, lo),
                self.size(&ops::arith::ADD, outer.lo, hi),
            ),
        };
        let place = Place {
            window: Some(Window { lo, hi }),
            ..place.clone()
        };
        Operand::Ref(place, how)
    }
}
