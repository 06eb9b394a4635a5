//! Iterators in `let mut` variables, from which items are taken one by one. Such a variable is the iterator, and a count of the items that
//! have been taken from what it runs over. Adaptors that remember nothing stand around the iterator that is counted: what is taken from a
//! `filter` is counted where its items come from.

use super::blocks::Range;
use super::each::{Body, Visit};
use super::iter::Iter;
use super::maybe::{Maybe, What};
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ops;
use proc_macro2::Span;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall};

/// Methods that take items out of an iterator, which is there afterwards.
const TAKING: [&str; 8] = [
    "by_ref",
    "position",
    "find",
    "find_map",
    "any",
    "all",
    "try_fold",
    "try_for_each",
];

/// What becomes of an iterator that is counted.
type Counted<'f> = &'f mut dyn FnMut(&Rc<Iter>, VarId) -> Iter;

impl<'m> Lowerer<'m> {
    /// The iterator in a variable.
    pub fn iterator_in(&self, e: &Expr) -> Option<Rc<Iter>> {
        let e = match strip(e) {
            Expr::Unary(e) if matches!(e.op, syn::UnOp::Deref(_)) => strip(&e.expr),
            e => e,
        };
        let Expr::Path(p) = e else { return None };
        let id = self.scope.find(&p.path.get_ident()?.to_string())?;
        match &self.vars[id].slot {
            Slot::Alias(Operand::Iter(iter)) => Some(iter.clone()),
            _ => None,
        }
    }

    /// The iterator in a `let mut` variable whose items have positions, and the variable that says how many have been taken from it.
    pub fn resumed(&self, e: &Expr) -> Option<(Rc<Iter>, VarId)> {
        match &*self.iterator_in(e)? {
            Iter::Resumed(inner, at) | Iter::Taken(inner, at) => Some((inner.clone(), *at)),
            _ => None,
        }
    }

    /// An iterator for a `let mut` variable, from which items can be taken one by one.
    pub fn resumable(&mut self, iter: Rc<Iter>) -> Rc<Iter> {
        self.counting(&iter).map_or(iter, Rc::new)
    }

    fn counting(&mut self, iter: &Rc<Iter>) -> Option<Iter> {
        if matches!(**iter, Iter::Listed(_)) {
            return None;
        }
        if iter.has_positions() {
            let zero = self.usize(0);
            let at = self.variable_of("taken", zero);
            return Some(Iter::Resumed(iter.clone(), at));
        }
        match &**iter {
            Iter::Scan(inner, state, f) => {
                let inner = Rc::new(self.counting(inner)?);
                let id = self.declare("state", state.clone());
                self.vars[id].mutable = true;
                let state = Operand::Ref(Place::of(Base::Var(id)), Mutability::Mut);
                Some(Iter::Scan(inner, state, f.clone()))
            }
            // the state is in what the closure captures
            Iter::Taken(..) | Iter::Generate(_) => Some((**iter).clone()),
            other => {
                let inner = Rc::new(self.counting(other.adapted()?)?);
                other.around(inner)
            }
        }
    }

    /// The iterator in a variable that is lent by `&mut`: what is taken from it is gone there. Nothing if `e` is something else.
    pub fn lent_iterator(&mut self, e: &Expr) -> Option<Res<Iter>> {
        let iter = self.iterator_in(e)?;
        let mut lent = |inner: &Rc<Iter>, at| Iter::Taken(inner.clone(), at);
        Some(match changed(&iter, &mut lent) {
            Some(iter) => Ok(iter),
            None => Err(self.refuse(
                e,
                "what is left of this iterator when items are taken out of it is not seen here",
                "collect its items into a `Vec`, and run over that",
            )),
        })
    }

    /// `&mut xs.iter()`, where it stands alone: the items that nobody takes are gone.
    pub fn lent_temporary(&mut self, e: &Expr) -> Option<Res<Iter>> {
        let is_chain = matches!(strip(e), Expr::MethodCall(_) | Expr::Call(_));
        if !is_chain || !self.is_iterator(e) || self.is_own_iterator(strip(e)) {
            return None;
        }
        let iter = match self.iterator(e) {
            Ok(iter) => self.resumable(Rc::new(iter)),
            Err(refused) => return Some(Err(refused)),
        };
        let mut lent = |inner: &Rc<Iter>, at| Iter::Taken(inner.clone(), at);
        changed(&iter, &mut lent).map(Ok)
    }

    /// What a method of an iterator is called on, where it takes items out of a variable or uses all up.
    pub fn iterator_for(&mut self, m: &ExprMethodCall) -> Res<Iter> {
        if TAKING.iter().any(|name| m.method == name)
            && let Some(iter) = self.lent_iterator(&m.receiver)
        {
            return iter;
        }
        self.iterator(&m.receiver)
    }

    /// What is left of an iterator that is used up.
    pub fn what_is_left(&mut self, iter: &Iter) -> Res<Iter> {
        let mut counts = vec![];
        changed(iter, &mut |inner, at| {
            counts.push(at);
            Iter::Taken(inner.clone(), at)
        });
        let taken = counts.into_iter().map(|at| self.take(at));
        let mut taken = taken.collect::<Res<Vec<Val>>>()?.into_iter();
        let left = changed(iter, &mut |inner, at| match taken.next() {
            Some(n) => Iter::Skip(inner.clone(), n),
            None => Iter::Resumed(inner.clone(), at),
        });
        let left = left.unwrap_or_else(|| iter.clone());
        match left.takes() {
            true => Ok(left),
            false => self.with_own_state(left),
        }
    }

    /// An iterator that may be one of several that go on from here: what it remembers is its own.
    fn with_own_state(&mut self, iter: Iter) -> Res<Iter> {
        let state = match &iter {
            Iter::Scan(_, Operand::Ref(place, Mutability::Mut), _) => self.whole_variable(place),
            _ => None,
        };
        let state = state.map(|id| self.read(id)).transpose()?;
        if let Iter::Scan(inner, before, f) = iter {
            let inner = Rc::new(self.with_own_state((*inner).clone())?);
            return Ok(Iter::Scan(inner, state.unwrap_or(before), f));
        }
        match iter.adapted() {
            Some(inner) => {
                let inner = Rc::new(self.with_own_state((**inner).clone())?);
                Ok(iter.around(inner).unwrap_or(iter))
            }
            None => Ok(iter),
        }
    }

    /// Runs over the items that are left, and counts them; over `most` at most.
    pub fn each_taken(
        &mut self,
        at: Visit,
        (inner, count): (&Rc<Iter>, VarId),
        most: Option<Val>,
        body: Body<'_, 'm>,
    ) -> Res<()> {
        let (lo, mut hi) = (self.take(count)?, self.len_of(inner, at.span)?);
        if let Some(most) = most {
            let end = self.prim(&ops::logic::SATURATING_ADD, &[lo, most], Ty::USIZE);
            hi = self.prim(&ops::select::MIN, &[end, hi], Ty::USIZE);
        }
        let range = Range {
            lo,
            hi,
            rev: false,
            ty: Ty::USIZE,
        };
        self.range_loop(at, inner, range, &mut |s, i, exits| {
            s.count_taken(count, i, at.span)?;
            let item = s.at_position(inner, i, at.span)?;
            body(s, item, exits)
        })
    }

    /// The next item of those that are left, which are asked for in turn.
    pub fn next_taken(&mut self, inner: &Rc<Iter>, count: VarId, span: Span) -> Res<Operand> {
        let now = self.take(count)?;
        self.count_taken(count, now, span)?;
        self.at_position(inner, now, span)
    }

    /// Notes that the item at `i` was the last that has been taken.
    fn count_taken(&mut self, count: VarId, i: Val, span: Span) -> Res<()> {
        let one = self.usize(1);
        let next = self.prim(&ops::arith::ADD, &[i, one], Ty::USIZE);
        self.assign_var(count, Operand::Val(next), span)
    }

    /// Two iterators at once, of which the first is lent: it gives an item before the second is asked.
    pub fn zipped_taken(
        &mut self,
        at: Visit,
        (a, b): (&Rc<Iter>, &Rc<Iter>),
        body: Body<'_, 'm>,
    ) -> Res<()> {
        let span = at.span;
        let (n, count) = (self.len_of(b, span)?, self.counter());
        self.each(at, a, &mut |s, item, exits| {
            let (i, _) = s.next_count(count, span)?;
            let more = s.prim(&ops::compare::LT, &[i, n], Ty::Bool);
            s.cond(span, more, &mut |s, yes| {
                match yes {
                    true => {
                        let other = s.at_position(b, i, span)?;
                        body(s, Operand::Tuple(vec![item.clone(), other]), exits)?;
                    }
                    false => s.leave(exits),
                }
                Ok(Operand::Unit)
            })
            .map(|_| ())
        })
    }

    /// The item of an iterator in a variable that comes `ahead` after the next, if there are so many; they are all taken.
    pub fn taken_ahead(
        &mut self,
        (inner, at): (Rc<Iter>, VarId),
        ahead: Option<Val>,
        span: Span,
    ) -> Res<Maybe> {
        let (len, mut now) = (self.len_of(&inner, span)?, self.take(at)?);
        if let Some(ahead) = ahead {
            now = self.prim(&ops::logic::SATURATING_ADD, &[now, ahead], Ty::USIZE);
        }
        let some = self.prim(&ops::compare::LT, &[now, len], Ty::Bool);
        let one = self.usize(1);
        let next = self.prim(&ops::logic::SATURATING_ADD, &[now, one], Ty::USIZE);
        let next = self.prim(&ops::select::MIN, &[next, len], Ty::USIZE);
        self.assign_var(at, Operand::Val(next), span)?;
        let what = What::Item(inner, now);
        Ok(Maybe { some, what })
    }

    /// `it.next_if(|x| ..)`
    pub fn next_if(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let span = m.span();
        let Some((inner, at)) = self.resumed(&m.receiver) else {
            return Err(self.no_variable(&m.receiver));
        };
        let (len, now) = (self.len_of(&inner, span)?, self.take(at)?);
        let there = self.prim(&ops::compare::LT, &[now, len], Ty::Bool);
        let callee = self.callee(&m.args[0])?;
        let some = self.cond(span, there, &mut |s, yes| {
            if !yes {
                return Ok(Operand::Val(s.constant("false", Ty::Bool)));
            }
            let item = s.at_position(&inner, now, span)?;
            s.accepts(&callee, &item, span).map(Operand::Val)
        })?;
        let some = self.value_of(some, span)?;
        let one = self.usize(1);
        let next = self.prim(&ops::logic::SATURATING_ADD, &[now, one], Ty::USIZE);
        let next = self.prim(&ops::select::SELECT, &[some, next, now], Ty::USIZE);
        self.assign_var(at, Operand::Val(next), span)?;
        let what = What::Item(inner, now);
        Ok(Maybe { some, what })
    }

    /// Refuses what is done with an iterator that is in no variable.
    pub fn no_variable(&mut self, e: &Expr) -> crate::report::Refused {
        self.refuse(
            e,
            "this is not an iterator in a `let mut` variable",
            "bind it with `let mut it = ...peekable()`",
        )
    }
}

/// The same iterator with something else in the place of what is counted in it; nothing if what is taken from it is not counted.
fn changed(iter: &Iter, counted: Counted<'_>) -> Option<Iter> {
    match iter {
        Iter::Resumed(inner, at) => Some(counted(inner, *at)),
        Iter::Taken(..) | Iter::Generate(_) => Some(iter.clone()),
        Iter::Scan(inner, state, f) => {
            let inner = Rc::new(changed(inner, counted)?);
            Some(Iter::Scan(inner, state.clone(), f.clone()))
        }
        other => {
            let inner = Rc::new(changed(other.adapted()?, counted)?);
            other.around(inner)
        }
    }
}

impl Iter {
    /// What an adaptor stands around that remembers nothing of the items before.
    fn adapted(&self) -> Option<&Rc<Iter>> {
        match self {
            Iter::Map(inner, _)
            | Iter::Inspect(inner, _)
            | Iter::Copied(inner, _)
            | Iter::Filter(inner, _)
            | Iter::FilterMap(inner, _)
            | Iter::MapWhile(inner, _) => Some(inner),
            _ => None,
        }
    }

    /// The same adaptor around another iterator.
    fn around(&self, inner: Rc<Iter>) -> Option<Iter> {
        Some(match self {
            Iter::Map(_, f) => Iter::Map(inner, f.clone()),
            Iter::Inspect(_, f) => Iter::Inspect(inner, f.clone()),
            Iter::Copied(_, how) => Iter::Copied(inner, *how),
            Iter::Filter(_, f) => Iter::Filter(inner, f.clone()),
            Iter::FilterMap(_, f) => Iter::FilterMap(inner, f.clone()),
            Iter::MapWhile(_, f) => Iter::MapWhile(inner, f.clone()),
            _ => return None,
        })
    }
}
