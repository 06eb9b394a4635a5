//! Methods that move elements about in vectors and slices: loops of element writes, so that the way back undoes each.

use super::each::Visit;
use super::iter::Iter;
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::report::Site;
use grad_core::ops;
use proc_macro2::Span;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, RangeLimits};

impl<'m> Lowerer<'m> {
    /// A method that moves elements about; nothing if `e` is not one.
    pub fn buffer_method(&mut self, e: &ExprMethodCall, name: &str) -> Option<Res<Operand>> {
        let method: fn(&mut Self, &ExprMethodCall, &Place) -> Res<Operand> =
            match (name, e.args.len()) {
                ("copy_within", 2) => Self::copy_within,
                ("rotate_left", 1) => |s, e, place| s.rotate(e, place, true),
                ("rotate_right", 1) => |s, e, place| s.rotate(e, place, false),
                ("swap_with_slice", 1) => Self::swap_with_slice,
                ("fill_with", 1) => Self::fill_with,
                ("insert", 2) => Self::insert,
                ("remove", 1) => Self::remove,
                ("swap_remove", 1) => Self::swap_remove,
                ("truncate", 1) => |s, e, place| {
                    let n = s.usize_expr(&e.args[0])?;
                    s.truncate(place, n, e.span()).map(|()| Operand::Unit)
                },
                ("resize", 2) => Self::resize,
                ("resize_with", 2) => Self::resize_with,
                ("split_off", 1) => Self::split_off,
                ("append", 1) => Self::append,
                ("retain", 1) => Self::retain,
                ("retain_mut", 1) => Self::retain_mut,
                ("dedup", 0) => Self::dedup,
                ("dedup_by", 1) => |s, e, place| s.dedup_by(e, place, false),
                ("dedup_by_key", 1) => |s, e, place| s.dedup_by(e, place, true),
                ("concat", 0) => return Some(self.concat(e)),
                _ => return None,
            };
        let place = match self.place(&e.receiver) {
            Ok(place) => place,
            Err(refused) => return Some(Err(refused)),
        };
        self.assume_at(Assumed::Array, &e.receiver, &place);
        self.at(Site::of_call(e));
        Some(method(self, e, &place))
    }

    /// `a + b`
    pub fn usize_sum(&mut self, a: Val, b: Val) -> Val {
        self.prim(&ops::arith::ADD, &[a, b], Ty::USIZE)
    }

    /// `a - b`
    pub fn usize_difference(&mut self, a: Val, b: Val) -> Val {
        self.prim(&ops::arith::SUB, &[a, b], Ty::USIZE)
    }

    /// `place[to] = place[from]`
    fn move_element(&mut self, place: &Place, from: Val, to: Val, span: Span) -> Res<()> {
        let (from, to) = (self.inner_place(place, from), self.inner_place(place, to));
        let v = self.read_place(&from, span)?;
        self.write_place(&to, Operand::Val(v), span)
    }

    /// What is at a place now, as a vector of its own.
    pub fn snapshot(&mut self, place: &Place, span: Span) -> Res<Place> {
        let whole = self.frozen(place, span)?;
        let v = match whole.window {
            Some(_) => self.part_to_vec(&whole, span)?,
            None => self.read_place(&whole, span)?,
        };
        Ok(Place::of(Base::Val(v)))
    }

    fn copy_within(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let Expr::Range(range) = strip(&e.args[0]) else {
            return Err(self.refuse(
                &e.args[0],
                "this range is not written out",
                "write `copy_within(a..b, to)`",
            ));
        };
        let source = self.part(place, range, Site::of_call(e))?;
        let to = self.usize_expr(&e.args[1])?;
        let (len, all) = (self.place_len(&source)?, self.place_len(place)?);
        self.check(&ops::check::COPY_WITHIN, &[len, to, all]);
        let source = match source.window {
            Some(_) => Place::of(Base::Val(self.part_to_vec(&source, span)?)),
            None => self.snapshot(&source, span)?,
        };
        let end = self.usize_sum(to, len);
        let target = self.within(place, to, end);
        self.write_all(&target, span, &mut |s, i| {
            let element = s.inner_place(&source, i);
            s.read_place(&element, span)
        })?;
        Ok(Operand::Unit)
    }

    fn rotate(&mut self, e: &ExprMethodCall, place: &Place, left: bool) -> Res<Operand> {
        let span = e.span();
        let k = self.usize_expr(&e.args[0])?;
        let len = self.place_len(place)?;
        let check = if left {
            &ops::check::ROTATE_LEFT
        } else {
            &ops::check::ROTATE_RIGHT
        };
        self.check(check, &[k, len]);
        let shift = if left {
            k
        } else {
            self.usize_difference(len, k)
        };
        let old = self.snapshot(place, span)?;
        self.write_all(place, span, &mut |s, i| {
            let from = s.usize_sum(i, shift);
            let from = s.prim(&ops::arith::REM, &[from, len], Ty::USIZE);
            let element = s.inner_place(&old, from);
            s.read_place(&element, span)
        })?;
        Ok(Operand::Unit)
    }

    fn swap_with_slice(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let other = self.place(&e.args[0])?;
        self.assume_at(Assumed::Array, &e.args[0], &other);
        let (a, b) = (self.place_len(place)?, self.place_len(&other)?);
        self.check(&ops::check::SWAP_WITH_SLICE, &[a, b]);
        let zero = self.usize(0);
        self.positions_loop(span, (zero, a), false, &mut |s, i| {
            let (x, y) = (s.inner_place(place, i), s.inner_place(&other, i));
            s.swap_places(&x, &y, span)
        })?;
        Ok(Operand::Unit)
    }

    fn fill_with(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        self.write_all(place, span, &mut |s, _| {
            let v = s.apply(&e.args[0], vec![])?;
            s.value_of(v, span)
        })?;
        Ok(Operand::Unit)
    }

    fn insert(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let at = self.usize_expr(&e.args[0])?;
        let v = self.scalar(&e.args[1])?;
        let (len, one) = (self.place_len(place)?, self.usize(1));
        self.check(&ops::check::INSERT, &[at, len]);
        if self.moves_in_place(place) {
            self.grow_in_place("insert", place, &[at, v], span)?;
            return Ok(Operand::Unit);
        }
        self.push_at(place, v, span)?;
        self.positions_loop(span, (at, len), true, &mut |s, i| {
            let next = s.usize_sum(i, one);
            s.move_element(place, i, next, span)
        })?;
        let element = self.inner_place(place, at);
        self.write_place(&element, Operand::Val(v), span)?;
        Ok(Operand::Unit)
    }

    fn remove(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let at = self.usize_expr(&e.args[0])?;
        let (len, one) = (self.place_len(place)?, self.usize(1));
        self.check(&ops::check::REMOVE, &[at, len]);
        let element = self.inner_place(place, at);
        let removed = self.read_place(&element, span)?;
        if self.moves_in_place(place) {
            self.grow_in_place("drop_at", place, &[at], span)?;
            return Ok(self.take_apart(removed));
        }
        let last = self.usize_difference(len, one);
        self.positions_loop(span, (at, last), false, &mut |s, i| {
            let next = s.usize_sum(i, one);
            s.move_element(place, next, i, span)
        })?;
        self.drop_last(place, span)?;
        Ok(self.take_apart(removed))
    }

    fn swap_remove(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let at = self.usize_expr(&e.args[0])?;
        let len = self.place_len(place)?;
        self.check(&ops::check::SWAP_REMOVE, &[at, len]);
        let element = self.inner_place(place, at);
        let removed = self.read_place(&element, span)?;
        let last = self.last_of(place, span)?;
        self.write_place(&element, Operand::Val(last), span)?;
        self.drop_last(place, span)?;
        Ok(self.take_apart(removed))
    }

    fn drop_last(&mut self, place: &Place, span: Span) -> Res<()> {
        let array = self.read_place(place, span)?;
        let ty = self.ty(array);
        let array = self.prim(&ops::stack::POP, &[array], ty);
        self.write_place(place, Operand::Val(array), span)
    }

    fn truncate(&mut self, place: &Place, n: Val, span: Span) -> Res<()> {
        if self.grows_in_place(place) || self.moves_vectors(place) {
            return self.grow_in_place("truncate", place, &[n], span);
        }
        let len = self.place_len(place)?;
        self.positions_loop(span, (n, len), false, &mut |s, _| s.drop_last(place, span))
    }

    fn resize(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let n = self.usize_expr(&e.args[0])?;
        let v = self.scalar(&e.args[1])?;
        self.clones(v);
        self.grown(place, n, span, &mut |_| Ok(v))
    }

    fn resize_with(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let n = self.usize_expr(&e.args[0])?;
        self.grown(place, n, span, &mut |s| {
            let v = s.apply(&e.args[1], vec![])?;
            s.value_of(v, span)
        })
    }

    fn grown(
        &mut self,
        place: &Place,
        n: Val,
        span: Span,
        new: &mut dyn FnMut(&mut Self) -> Res<Val>,
    ) -> Res<Operand> {
        self.truncate(place, n, span)?;
        let len = self.place_len(place)?;
        self.positions_loop(span, (len, n), false, &mut |s, _| {
            let v = new(s)?;
            s.push_at(place, v, span)
        })?;
        Ok(Operand::Unit)
    }

    fn split_off(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let at = self.usize_expr(&e.args[0])?;
        let len = self.place_len(place)?;
        self.check(&ops::check::SPLIT_OFF, &[at, len]);
        let tail = self.within(place, at, len);
        let tail = self.part_to_vec(&tail, span)?;
        self.truncate(place, at, span)?;
        Ok(Operand::Val(tail))
    }

    fn append(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let other = self.place(&e.args[0])?;
        self.assume_at(Assumed::Array, &e.args[0], &other);
        let source = self.frozen(&other, span)?;
        self.extend_from(place, &source, span)?;
        self.empty(&other, span)?;
        Ok(Operand::Unit)
    }

    /// `place.clear()`
    pub fn empty(&mut self, place: &Place, span: Span) -> Res<()> {
        let old = self.read_place(place, span)?;
        let (ty, zero) = (self.ty(old), self.usize(0));
        let new = self.prim(&ops::array::VEC_NEW, &[zero], ty);
        self.write_place(place, Operand::Val(new), span)
    }

    fn retain(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let callee = self.callee(&e.args[0])?;
        self.chosen(place, span, &mut |s, _, element| {
            let item = s.frozen(element, span)?;
            s.accepts(&callee, &Operand::Ref(item, Mutability::Shared), span)
        })
    }

    fn dedup(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let old = self.frozen(place, span)?;
        let one = self.usize(1);
        self.chosen(place, span, &mut |s, i, element| {
            let zero = s.usize(0);
            let first = s.prim(&ops::compare::EQ, &[i, zero], Ty::Bool);
            let keep = s.cond(span, first, &mut |s, first| {
                if first {
                    return Ok(Operand::Val(s.constant("true", Ty::Bool)));
                }
                let before = s.usize_difference(i, one);
                let before = s.inner_place(&old, before);
                let (a, b) = (s.read_place(element, span)?, s.read_place(&before, span)?);
                Ok(Operand::Val(s.prim(&ops::compare::NE, &[a, b], Ty::Bool)))
            })?;
            s.value_of(keep, span)
        })
    }

    /// A closure may change each element before it is kept.
    fn retain_mut(&mut self, e: &ExprMethodCall, place: &Place) -> Res<Operand> {
        let span = e.span();
        let callee = self.callee(&e.args[0])?;
        self.swept(place, span, &mut |s, element, _| {
            s.accepts(
                &callee,
                &Operand::Ref(element.clone(), Mutability::Mut),
                span,
            )
        })
    }

    /// A closure says of each element whether it is that which was kept last, or what they are told apart by. It may change both.
    fn dedup_by(&mut self, e: &ExprMethodCall, place: &Place, by_key: bool) -> Res<Operand> {
        let span = e.span();
        let callee = self.callee(&e.args[0])?;
        self.swept(place, span, &mut |s, element, kept| {
            let (count, zero, one) = (s.place_len(kept)?, s.usize(0), s.usize(1));
            let first = s.prim(&ops::compare::EQ, &[count, zero], Ty::Bool);
            let keep = s.cond(span, first, &mut |s, first| {
                if first {
                    return Ok(Operand::Val(s.constant("true", Ty::Bool)));
                }
                let last = s.usize_difference(count, one);
                let last = Operand::Ref(s.inner_place(kept, last), Mutability::Mut);
                let element = Operand::Ref(element.clone(), Mutability::Mut);
                if by_key {
                    let [a, b] = [element, last].map(|item| s.call_with(&callee, vec![item]));
                    let (a, b) = (s.value_of(a?, span)?, s.value_of(b?, span)?);
                    return Ok(Operand::Val(s.prim(&ops::compare::NE, &[a, b], Ty::Bool)));
                }
                let same = s.call_with(&callee, vec![element, last])?;
                let same = s.value_of(same, span)?;
                Ok(Operand::Val(s.prim(&ops::logic::NOT, &[same], Ty::Bool)))
            })?;
            s.value_of(keep, span)
        })
    }

    /// Keeps the elements that `keep` chooses, which may change them, and those that were kept before.
    fn swept(
        &mut self,
        place: &Place,
        span: Span,
        keep: &mut dyn FnMut(&mut Self, &Place, &Place) -> Res<Val>,
    ) -> Res<Operand> {
        self.kept_of((place, place), span, &mut |s, _, element, kept| {
            keep(s, element, kept)
        })
    }

    /// Keeps the elements that `keep` chooses.
    fn chosen(
        &mut self,
        place: &Place,
        span: Span,
        keep: &mut dyn FnMut(&mut Self, Val, &Place) -> Res<Val>,
    ) -> Res<Operand> {
        let old = self.frozen(place, span)?;
        self.kept_of((&old, place), span, &mut |s, i, element, _| {
            keep(s, i, element)
        })
    }

    /// Puts those elements of `from` in a place that `keep` chooses, which is told of a position, the element and those kept before.
    fn kept_of(
        &mut self,
        (from, place): (&Place, &Place),
        span: Span,
        keep: &mut dyn FnMut(&mut Self, Val, &Place, &Place) -> Res<Val>,
    ) -> Res<Operand> {
        let (len, zero) = (self.place_len(from)?, self.usize(0));
        let whole = self.read_place(from, span)?;
        let ty = self.ty(whole);
        let new = self.prim(&ops::array::VEC_NEW, &[zero], ty);
        let kept = self.variable_of("kept", new);
        let so_far = Place::of(Base::Var(kept));
        self.positions_loop(span, (zero, len), false, &mut |s, i| {
            let element = s.inner_place(from, i);
            let yes = keep(s, i, &element, &so_far)?;
            s.when(span, yes, &mut |s| {
                let v = s.read_place(&element, span)?;
                s.push(kept, v)
            })
        })?;
        let kept = self.take(kept)?;
        self.write_place(place, Operand::Val(kept), span)?;
        Ok(Operand::Unit)
    }

    /// `place.drain(range)`: the elements of the part, which is taken out at once since nobody can look meanwhile.
    pub fn drain(&mut self, place: &Place, e: &ExprMethodCall) -> Res<Iter> {
        let span = e.span();
        let Expr::Range(range) = strip(&e.args[0]) else {
            return Err(self.refuse(
                &e.args[0],
                "this range is not written out",
                "write `drain(a..b)`",
            ));
        };
        if range.start.is_none() && range.end.is_none() {
            let all = self.snapshot(place, span)?;
            self.empty(place, span)?;
            return Ok(Iter::Owned(all));
        }
        let (lo, hi) = self.bounds(range)?;
        self.at(Site::of_call(e));
        let (len, zero) = (self.place_len(place)?, self.usize(0));
        let (lo, hi) = (
            lo.unwrap_or(zero),
            match (range.limits, hi) {
                (RangeLimits::Closed(_), Some(hi)) => self.after(hi),
                (_, hi) => hi.unwrap_or(len),
            },
        );
        self.check(&ops::check::DRAIN, &[lo, hi, len]);
        let part = self.within(place, lo, hi);
        let taken = self.part_to_vec(&part, span)?;
        let gap = self.usize_difference(hi, lo);
        self.positions_loop(span, (hi, len), false, &mut |s, i| {
            let to = s.usize_difference(i, gap);
            s.move_element(place, i, to, span)
        })?;
        let left = self.usize_difference(len, gap);
        self.truncate(place, left, span)?;
        Ok(Iter::Owned(Place::of(Base::Val(taken))))
    }

    /// `[a, b].concat()`, or that of an array of arrays.
    fn concat(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let span = e.span();
        let Expr::Array(parts) = strip(&e.receiver) else {
            let place = self.place(&e.receiver)?;
            self.assume_nested(&e.receiver, &place);
            let place = self.frozen(&place, span)?;
            let parts = Rc::new(Iter::Elements(place, Mutability::Shared));
            let all = Iter::FlatMap(parts, super::closure::Callee::Itself, false);
            return self.collected(Visit::of(span, e), &all).map(Operand::Val);
        };
        let new = self.vec_new(None)?;
        let out = self.variable_of("joined", new);
        for part in &parts.elems {
            let at = part;
            let part = self.read_only(part)?;
            self.assume_at(Assumed::Array, at, &part);
            self.extend_from(&Place::of(Base::Var(out)), &part, span)?;
        }
        self.take(out).map(Operand::Val)
    }
}
