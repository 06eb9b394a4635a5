//! One item of an iterator: the first, the last, the largest, the one that a closure accepts.

use super::closure::Callee;
use super::each::Visit;
use super::iter::Iter;
use super::maybe::{Maybe, What};
use super::scope::{Operand, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ops;
use proc_macro2::Span;
use std::rc::Rc;
use syn::ExprMethodCall;
use syn::spanned::Spanned;

/// Which of two items is kept.
#[derive(Clone)]
enum Better {
    /// By a comparison: the larger, the later of equal ones.
    Max(Callee),
    /// By a comparison: the smaller, the earlier of equal ones.
    Min(Callee),
    /// By integers that a closure makes of them.
    MaxKey(Callee),
    /// By integers that a closure makes of them.
    MinKey(Callee),
}

/// Lowers what is done with an item while one is kept.
type KeptBody<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, Operand, &Kept, &[VarId]) -> Res<()>;

impl<'m> Lowerer<'m> {
    /// What a method of an iterator gives, if it is one that gives an `Option`.
    pub fn maybe_of_iterator(&mut self, m: &ExprMethodCall, name: &str) -> Option<Res<Maybe>> {
        if !self.is_iterator(&m.receiver) || self.is_own_next(m) {
            return None;
        }
        if let Err(refused) = self.leaves_own_iterator(m) {
            return Some(Err(refused));
        }
        Some(match (name, m.args.len()) {
            ("next", 0) => self.next(m),
            ("peek", 0) => self.peek(m),
            ("next_if", 1) => self.next_if(m),
            ("last", 0) => self.last_item(m),
            ("nth", 1) => self.nth(m),
            ("max_by", 1) => self.best(m, Better::Max),
            ("min_by", 1) => self.best(m, Better::Min),
            ("max_by_key", 1) => self.best(m, Better::MaxKey),
            ("min_by_key", 1) => self.best(m, Better::MinKey),
            ("max", 0) => self.best_of(m, Better::MaxKey(Callee::Itself)),
            ("min", 0) => self.best_of(m, Better::MinKey(Callee::Itself)),
            ("reduce", 1) => self.reduce(m),
            ("position", 1) => self.position(m),
            ("rposition", 1) => self.last_position(m),
            ("find", 1) => self.find(m),
            ("find_map", 1) => self.found(m, |callee, iter| Iter::FilterMap(iter, callee)),
            ("try_fold" | "try_for_each" | "next_back" | "next_if_eq" | "peek_mut", _) => Err(self
                .refuse(
                    &m.method,
                    format!("differentiation does not know the method `{name}` of an iterator"),
                    "write it as a loop",
                )),
            _ => return None,
        })
    }

    /// `it.next()`
    fn next(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let span = m.span();
        if let Some((inner, at)) = self.resumed(&m.receiver) {
            return self.taken_ahead((inner, at), None, span);
        }
        let iter = match self.lent_iterator(&m.receiver) {
            Some(iter) => iter?,
            None => self.iterator(&m.receiver)?,
        };
        if iter.has_positions() {
            let zero = self.usize(0);
            return self.item_at(iter, zero, span);
        }
        self.first_item(m, &iter)
    }

    /// `it.peek()`: the next item, which stays there.
    fn peek(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let Some((inner, at)) = self.resumed(&m.receiver) else {
            return Err(self.no_variable(&m.receiver));
        };
        let (len, now) = (self.len_of(&inner, m.span())?, self.take(at)?);
        let some = self.prim(&ops::compare::LT, &[now, len], Ty::Bool);
        let what = What::Item(inner, now);
        Ok(Maybe { some, what })
    }

    fn item_at(&mut self, iter: Iter, i: Val, span: Span) -> Res<Maybe> {
        let len = self.len_of(&iter, span)?;
        let some = self.prim(&ops::compare::LT, &[i, len], Ty::Bool);
        let what = What::Item(Rc::new(iter), i);
        Ok(Maybe { some, what })
    }

    /// `iterator.nth(i)`
    fn nth(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        if let Some(resumed) = self.resumed(&m.receiver) {
            let ahead = self.usize_expr(&m.args[0])?;
            return self.taken_ahead(resumed, Some(ahead), m.span());
        }
        let iter = match self.lent_iterator(&m.receiver) {
            Some(iter) => iter?,
            None => self.iterator(&m.receiver)?,
        };
        let i = self.usize_expr(&m.args[0])?;
        if iter.has_positions() {
            return self.item_at(iter, i, m.span());
        }
        let rest = Iter::Skip(Rc::new(iter), i);
        self.first_item(m, &rest)
    }

    /// `iterator.last()`
    fn last_item(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let iter = self.iterator(&m.receiver)?;
        if iter.has_positions() {
            let (len, one) = (self.len_of(&iter, m.span())?, self.usize(1));
            let last = self.prim(&ops::logic::SATURATING_SUB, &[len, one], Ty::USIZE);
            return self.item_at(iter, last, m.span());
        }
        self.kept(m, &iter, &mut |s, item, kept, _| {
            s.keep_item(kept, item, m.span())
        })
    }

    /// The first item of an iterator that has no positions.
    fn first_item(&mut self, m: &ExprMethodCall, iter: &Iter) -> Res<Maybe> {
        self.kept(m, iter, &mut |s, item, kept, exits| {
            s.leave(exits);
            s.keep_item(kept, item, m.span())
        })
    }

    /// `iterator.find_map(f)` and its like.
    fn found(&mut self, m: &ExprMethodCall, adaptor: fn(Callee, Rc<Iter>) -> Iter) -> Res<Maybe> {
        let iter = self.iterator_for(m)?;
        let callee = self.callee(&m.args[0])?;
        self.first_item(m, &adaptor(callee, Rc::new(iter)))
    }

    /// `iterator.find(accepts)`
    fn find(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let iter = self.iterator_for(m)?;
        if !iter.has_positions() {
            return self.found(m, |callee, iter| Iter::Filter(iter, callee));
        }
        let Maybe { some, what } = self.position_in(m, &iter)?;
        let What::Var(at) = what else {
            return Ok(Maybe { some, what });
        };
        let what = What::Item(Rc::new(iter), self.take(at)?);
        Ok(Maybe { some, what })
    }

    /// `iterator.position(accepts)`
    fn position(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let iter = self.iterator_for(m)?;
        self.position_in(m, &iter)
    }

    /// `iterator.rposition(accepts)`: as many before the end as `position` finds from there.
    fn last_position(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let (span, one) = (m.span(), self.usize(1));
        let iter = self.iterator(&m.receiver)?;
        let len = self.len_of(&iter, span)?;
        let backwards = self.reversed(iter, span)?;
        let Maybe { some, what } = self.position_in(m, &backwards)?;
        let What::Var(count) = what else {
            return Ok(Maybe { some, what });
        };
        let count = self.take(count)?;
        let after = self.prim(&ops::logic::SATURATING_SUB, &[len, count], Ty::USIZE);
        let at = self.prim(&ops::logic::SATURATING_SUB, &[after, one], Ty::USIZE);
        let what = What::Value(Operand::Val(at));
        Ok(Maybe { some, what })
    }

    fn position_in(&mut self, m: &ExprMethodCall, iter: &Iter) -> Res<Maybe> {
        let span = m.span();
        let callee = self.callee(&m.args[0])?;
        let (no, count) = (self.constant("false", Ty::Bool), self.counter());
        let found = self.variable_of("found", no);
        self.each(Visit::of(span, m), iter, &mut |s, item, exits| {
            let hit = s.accepts(&callee, &item, span)?;
            s.leave_if(exits, hit);
            s.assign_var(found, Operand::Val(hit), span)?;
            let miss = s.prim(&ops::logic::NOT, &[hit], Ty::Bool);
            s.when(span, miss, &mut |s| s.next_count(count, span).map(|_| ()))
        })?;
        let some = self.take(found)?;
        Ok(Maybe {
            some,
            what: What::Var(count),
        })
    }

    /// `iterator.reduce(f)`
    fn reduce(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let span = m.span();
        let iter = self.iterator(&m.receiver)?;
        let callee = self.callee(&m.args[0])?;
        if !iter.has_positions() {
            return self.kept(m, &iter, &mut |s, item, kept, _| {
                let before = s.cell_or_default(kept.found);
                let new = s.cond(span, before, &mut |s, found| {
                    let item = s.value_of(item.clone(), span)?;
                    if !found {
                        return Ok(Operand::Val(item));
                    }
                    let old = s.take(kept.item)?;
                    let args = vec![s.take_apart(old), s.take_apart(item)];
                    let new = s.call_with(&callee, args)?;
                    s.value_of(new, span).map(Operand::Val)
                })?;
                s.keep_item(kept, new, span)
            });
        }
        let (len, zero, one) = (self.len_of(&iter, span)?, self.usize(0), self.usize(1));
        let some = self.prim(&ops::compare::GT, &[len, zero], Ty::Bool);
        let ty = self.types.any();
        let acc = self.hidden("reduced", ty, None);
        let rest = Iter::Skip(Rc::new(iter.clone()), one);
        self.when(span, some, &mut |s| {
            let first = s.at_position(&iter, zero, span)?;
            let first = s.value_of(first, span)?;
            s.assign_var(acc, Operand::Val(first), span)?;
            s.each(Visit::of(span, m), &rest, &mut |s, item, _| {
                let old = s.take(acc)?;
                let args = vec![s.take_apart(old), item];
                let new = s.call_with(&callee, args)?;
                let new = s.value_of(new, span)?;
                s.assign_var(acc, Operand::Val(new), span)
            })
        })?;
        let v = self.take(acc)?;
        let what = What::Value(self.take_apart(v));
        Ok(Maybe { some, what })
    }

    fn best(&mut self, m: &ExprMethodCall, better: fn(Callee) -> Better) -> Res<Maybe> {
        let callee = self.callee(&m.args[0])?;
        self.best_of(m, better(callee))
    }

    fn best_of(&mut self, m: &ExprMethodCall, better: Better) -> Res<Maybe> {
        let span = m.span();
        let iter = self.iterator(&m.receiver)?;
        if !iter.is_plain() {
            return self.kept(m, &iter, &mut |s, item, kept, _| {
                let before = s.cell_or_default(kept.found);
                let item = s.value_of(item, span)?;
                let new = s.cond(span, before, &mut |s, found| {
                    if !found {
                        return Ok(Operand::Val(item));
                    }
                    let old = s.take(kept.item)?;
                    let (a, b) = (s.take_apart(old), s.take_apart(item));
                    let replace = s.replaces(&better, a, b, span)?;
                    s.cond(span, replace, &mut |_, yes| {
                        Ok(Operand::Val(if yes { item } else { old }))
                    })
                })?;
                s.keep_item(kept, new, span)
            });
        }
        // only the position is found out here: the derivative goes to one item and sees nothing of the search
        let (len, zero, one) = (self.len_of(&iter, span)?, self.usize(0), self.usize(1));
        let some = self.prim(&ops::compare::GT, &[len, zero], Ty::Bool);
        let best = self.variable_of("best", zero);
        self.positions_loop(span, (one, len), false, &mut |s, i| {
            let old = s.take(best)?;
            let (a, b) = (
                s.at_position(&iter, old, span)?,
                s.at_position(&iter, i, span)?,
            );
            let replace = s.replaces(&better, a, b, span)?;
            let new = s.prim(&ops::select::SELECT, &[replace, i, old], Ty::USIZE);
            s.assign_var(best, Operand::Val(new), span)
        })?;
        let best = self.take(best)?;
        let what = What::Item(Rc::new(iter), best);
        Ok(Maybe { some, what })
    }

    /// Whether `b`, which comes later, takes the place of `a`.
    fn replaces(&mut self, better: &Better, a: Operand, b: Operand, span: Span) -> Res<Val> {
        let (def, order) = match better {
            Better::Max(callee) => (&ops::compare::LE, self.ordering(callee, a, b, span)?),
            Better::Min(callee) => (&ops::compare::GT, self.ordering(callee, a, b, span)?),
            Better::MaxKey(callee) | Better::MinKey(callee) => {
                let a = self.call_with(callee, vec![a])?;
                let b = self.call_with(callee, vec![b])?;
                let (a, b) = (self.value_of(a, span)?, self.value_of(b, span)?);
                let (ta, tb) = (self.ty(a), self.ty(b));
                self.types.unify(&ta, &tb);
                let def = match better {
                    Better::MaxKey(_) => &ops::compare::LE,
                    _ => &ops::compare::GT,
                };
                return Ok(self.prim(def, &[a, b], Ty::Bool));
            }
        };
        Ok(self.sign(def, order))
    }

    /// An item that is kept from trip to trip.
    fn kept(&mut self, m: &ExprMethodCall, iter: &Iter, body: KeptBody<'_, 'm>) -> Res<Maybe> {
        let no = self.constant("false", Ty::Bool);
        let ty = self.types.any();
        let kept = Kept {
            found: self.variable_of("found", no),
            item: self.hidden("item", ty, None),
        };
        self.each(Visit::of(m.span(), m), iter, &mut |s, item, exits| {
            body(s, item, &kept, exits)
        })?;
        let (some, v) = (self.take(kept.found)?, self.take(kept.item)?);
        let what = What::Value(self.take_apart(v));
        Ok(Maybe { some, what })
    }

    fn keep_item(&mut self, kept: &Kept, item: Operand, span: Span) -> Res<()> {
        let (v, yes) = (self.value_of(item, span)?, self.constant("true", Ty::Bool));
        self.assign_var(kept.item, Operand::Val(v), span)?;
        self.assign_var(kept.found, Operand::Val(yes), span)
    }
}

/// The variables of an item that is kept from trip to trip.
struct Kept {
    found: VarId,
    item: VarId,
}
