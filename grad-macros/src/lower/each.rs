//! Loops over iterators: what each adaptor does around the body.

use super::blocks::{Blocks, Range};
use super::closure::Callee;
use super::control::cell;
use super::iter::Iter;
use super::kept::{Key, address};
use super::scope::{Base, Mutability, Operand, Place, Slot, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ops;
use proc_macro2::Span;
use std::rc::Rc;

/// Lowers what is done with an item; the flags end the loops that it is taken from.
pub type Body<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, Operand, &[VarId]) -> Res<()>;

/// Lowers what is done for each item of a loop that counts them.
type Step<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, &[VarId]) -> Res<()>;

/// Where a loop comes from: its place, and the name that it is known by when it is lowered again.
#[derive(Clone, Copy)]
pub struct Visit {
    /// Where it stands.
    pub span: Span,
    /// Its name.
    pub key: Key,
    /// What it is cut into, if it is.
    pub blocks: Option<Blocks>,
}

impl Visit {
    /// A loop that belongs to a node of the syntax tree.
    pub fn of<T>(span: Span, node: &T) -> Visit {
        Visit {
            span,
            key: (address(node), 0),
            blocks: None,
        }
    }
}

impl<'m> Lowerer<'m> {
    /// Lowers `body` for each item of an iterator.
    pub fn each(&mut self, at: Visit, iter: &Iter, body: Body<'_, 'm>) -> Res<()> {
        if !iter.is_sequential() {
            return self.each_position(at, iter, body);
        }
        let span = at.span;
        match iter {
            Iter::Taken(inner, count) => self.each_taken(at, (inner, *count), None, body),
            Iter::Map(inner, callee) => self.each(at, inner, &mut |s, item, exits| {
                let item = s.call_with(callee, vec![item])?;
                body(s, item, exits)
            }),
            Iter::Inspect(inner, callee) => self.each(at, inner, &mut |s, item, exits| {
                s.call_with(callee, vec![item.clone()])?;
                body(s, item, exits)
            }),
            Iter::Copied(inner, how) => self.each(at, inner, &mut |s, item, exits| {
                let item = s.item_copied(item, *how, span)?;
                body(s, item, exits)
            }),
            Iter::Filter(inner, callee) => self.each(at, inner, &mut |s, item, exits| {
                let keep = s.accepts(callee, &item, span)?;
                s.when(span, keep, &mut |s| body(s, item.clone(), exits))
            }),
            Iter::FilterMap(inner, callee) => self.each(at, inner, &mut |s, item, exits| {
                s.call_maybe(callee, vec![item], span, &mut |s, item| {
                    item.map_or(Ok(()), |item| body(s, item, exits))
                })
            }),
            Iter::MapWhile(inner, callee) => self.each(at, inner, &mut |s, item, exits| {
                s.call_maybe(callee, vec![item], span, &mut |s, item| match item {
                    Some(item) => body(s, item, exits),
                    None => {
                        s.leave(exits);
                        Ok(())
                    }
                })
            }),
            Iter::TakeWhile(inner, callee) => self.each(at, inner, &mut |s, item, exits| {
                let keep = s.accepts(callee, &item, span)?;
                s.cond(span, keep, &mut |s, yes| {
                    match yes {
                        true => body(s, item.clone(), exits)?,
                        false => s.leave(exits),
                    }
                    Ok(Operand::Unit)
                })
                .map(|_| ())
            }),
            Iter::SkipWhile(inner, callee) => self.skip_while(at, inner, callee, body),
            Iter::Scan(inner, state, callee) => {
                let state = match state {
                    // it is a variable that is there afterwards
                    Operand::Ref(_, Mutability::Mut) => state.clone(),
                    start => {
                        let state = self.declare("state", start.clone());
                        Operand::Ref(Place::of(Base::Var(state)), Mutability::Mut)
                    }
                };
                self.each(at, inner, &mut |s, item, exits| {
                    let args = vec![state.clone(), item];
                    s.call_maybe(callee, args, span, &mut |s, item| match item {
                        Some(item) => body(s, item, exits),
                        None => {
                            s.leave(exits);
                            Ok(())
                        }
                    })
                })
            }
            Iter::Enumerate(inner) => {
                let count = self.counter();
                self.each(at, inner, &mut |s, item, exits| {
                    let (i, _) = s.next_count(count, span)?;
                    body(s, Operand::Tuple(vec![Operand::Val(i), item]), exits)
                })
            }
            Iter::Take(inner, n) if let Iter::Taken(of, count) = &**inner => {
                self.each_taken(at, (of, *count), Some(*n), body)
            }
            Iter::Take(inner, n) => self.up_to(at, *n, &mut |s, step| {
                s.each(at, inner, &mut |s, item, exits| {
                    step(s, exits)?;
                    body(s, item, exits)
                })
            }),
            Iter::Skip(inner, n) => {
                let count = self.counter();
                self.each(at, inner, &mut |s, item, exits| {
                    let (i, _) = s.next_count(count, span)?;
                    let keep = s.prim(&ops::compare::GE, &[i, *n], Ty::Bool);
                    s.when(span, keep, &mut |s| body(s, item.clone(), exits))
                })
            }
            Iter::StepBy(inner, k) => {
                let count = self.counter();
                self.each(at, inner, &mut |s, item, exits| {
                    let (i, _) = s.next_count(count, span)?;
                    let (rest, zero) = (s.prim(&ops::arith::REM, &[i, *k], Ty::USIZE), s.usize(0));
                    let keep = s.prim(&ops::compare::EQ, &[rest, zero], Ty::Bool);
                    s.when(span, keep, &mut |s| body(s, item.clone(), exits))
                })
            }
            Iter::Zip(a, b) => self.zipped(at, a, b, body),
            Iter::Chain(a, b, _) => self.one_after_the_other(at, a, b, body),
            Iter::FlatMap(outer, callee, rev) => self.each(at, outer, &mut |s, item, exits| {
                let items = s.call_with(callee, vec![item])?;
                let items = match &items {
                    Operand::Ref(place, _) if matches!(s.place_ty(place), Ty::Option(_)) => {
                        s.opened(items, span)
                    }
                    _ => items,
                };
                if let Operand::Option(some, item) = items {
                    return s.when(span, some, &mut |s| body(s, (*item).clone(), exits));
                }
                let mut inner = s.items_of(items, span)?;
                if *rev {
                    inner = s.reversed(inner, span)?;
                }
                let at = Visit {
                    key: (at.key.0, at.key.1 + 1),
                    span,
                    blocks: None,
                };
                s.each(at, &inner, &mut |s, item, inner_exits| {
                    body(s, item, &[exits, inner_exits].concat())
                })
            }),
            Iter::Generate(callee) => self.endless_loop(at, &mut |s, exits| {
                s.call_maybe(callee, vec![], span, &mut |s, item| match item {
                    Some(item) => body(s, item, exits),
                    None => {
                        s.leave(exits);
                        Ok(())
                    }
                })
            }),
            Iter::Successors(first, callee) => {
                let next = self.declare("next", first.clone());
                self.endless_loop(at, &mut |s, exits| {
                    let item = s.read(next)?;
                    s.call_maybe(
                        callee,
                        vec![item.clone()],
                        span,
                        &mut |s, item| match item {
                            Some(item) => s.assign_var(next, item, span),
                            None => {
                                s.leave(exits);
                                Ok(())
                            }
                        },
                    )?;
                    body(s, item, exits)
                })
            }
            // what is left has positions, or no length
            other => self.len_of(other, span).map(|_| ()),
        }
    }

    fn each_position(&mut self, at: Visit, iter: &Iter, body: Body<'_, 'm>) -> Res<()> {
        let (lo, hi, rev, ty) = self.positions(iter, at.span)?;
        let range = Range { lo, hi, rev, ty };
        self.range_loop(at, iter, range, &mut |s, index, exits| {
            let item = s.item(iter, index, at.span)?;
            body(s, item, exits)
        })
    }

    fn skip_while(
        &mut self,
        at: Visit,
        inner: &Rc<Iter>,
        callee: &Callee,
        body: Body<'_, 'm>,
    ) -> Res<()> {
        let span = at.span;
        let yes = self.constant("true", Ty::Bool);
        let skipping = self.variable_of("skipping", yes);
        self.each(at, inner, &mut |s, item, exits| {
            let before = s.cell_or_default(skipping);
            let now = s.cond(span, before, &mut |s, skipping| {
                if skipping {
                    return s.accepts(callee, &item, span).map(Operand::Val);
                }
                Ok(Operand::Val(s.constant("false", Ty::Bool)))
            })?;
            let now = s.value_of(now, span)?;
            s.assign_var(skipping, Operand::Val(now), span)?;
            let keep = s.prim(&ops::logic::NOT, &[now], Ty::Bool);
            s.when(span, keep, &mut |s| body(s, item.clone(), exits))
        })
    }

    /// The items of one side come by themselves, those of the other by position.
    fn zipped(&mut self, at: Visit, a: &Rc<Iter>, b: &Rc<Iter>, body: Body<'_, 'm>) -> Res<()> {
        if a.takes() {
            return self.zipped_taken(at, (a, b), body);
        }
        let kept;
        let counted = b.has_positions() || b.is_counted();
        let (driver, other, swapped) = match (a.is_sequential(), counted) {
            (true, true) => (a, b, false),
            (true, false) if b.can_be_kept() => {
                kept = self.copied_items(at, b)?;
                (a, &kept, false)
            }
            (true, false) if a.can_be_kept() => {
                kept = self.copied_items(at, a)?;
                (b, &kept, true)
            }
            _ => (b, a, true),
        };
        let n = self.len_of(other, at.span)?;
        let count = self.counter();
        self.up_to(at, n, &mut |s, step| {
            s.each(at, driver, &mut |s, item, exits| {
                let (i, _) = s.next_count(count, at.span)?;
                step(s, exits)?;
                let other = s.at_position(other, i, at.span)?;
                let pair = match swapped {
                    false => vec![item, other],
                    true => vec![other, item],
                };
                body(s, Operand::Tuple(pair), exits)
            })
        })
    }

    /// The items of an iterator, which have positions then.
    fn copied_items(&mut self, at: Visit, iter: &Iter) -> Res<Rc<Iter>> {
        let key = (at.key.0, at.key.1 + 3);
        let items = self.collected(
            Visit {
                key,
                blocks: None,
                ..at
            },
            iter,
        )?;
        Ok(Rc::new(Iter::Owned(Place::of(Base::Val(items)))))
    }

    /// Two loops, the second unless the first was left.
    fn one_after_the_other(
        &mut self,
        at: Visit,
        a: &Rc<Iter>,
        b: &Rc<Iter>,
        body: Body<'_, 'm>,
    ) -> Res<()> {
        let stop = self.hidden("stop", Ty::Bool, Some("false"));
        self.each(at, a, &mut |s, item, exits| {
            body(s, item, &[exits, &[stop]].concat())
        })?;
        let second = Visit {
            key: (at.key.0, at.key.1 + 2),
            ..at
        };
        let Some(stopped) = cell(&self.vars[stop].slot) else {
            return self.each(second, b, body);
        };
        let go_on = self.prim(&ops::logic::NOT, &[stopped], Ty::Bool);
        self.when(at.span, go_on, &mut |s| s.each(second, b, body))
    }

    /// A loop that ends after `n` items: `each` runs it, and takes a step for each item.
    fn up_to(
        &mut self,
        at: Visit,
        n: Val,
        each: &mut dyn FnMut(&mut Self, Step<'_, 'm>) -> Res<()>,
    ) -> Res<()> {
        let (count, zero) = (self.counter(), self.usize(0));
        let some = self.prim(&ops::compare::GT, &[n, zero], Ty::Bool);
        self.when(at.span, some, &mut |s| {
            each(s, &mut |s, exits| {
                let (_, taken) = s.next_count(count, at.span)?;
                let done = s.prim(&ops::compare::GE, &[taken, n], Ty::Bool);
                s.leave_if(exits, done);
                Ok(())
            })
        })
    }

    /// `if pred { then }`
    pub fn when(
        &mut self,
        span: Span,
        pred: Val,
        then: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        self.cond(span, pred, &mut |s, yes| {
            if yes {
                then(s)?;
            }
            Ok(Operand::Unit)
        })
        .map(|_| ())
    }

    /// What a closure says of a reference to an item.
    pub fn accepts(&mut self, callee: &Callee, item: &Operand, span: Span) -> Res<Val> {
        let answer = self.call_with(callee, vec![item.clone()])?;
        self.value_of(answer, span)
    }

    /// A variable that counts from 0.
    pub fn counter(&mut self) -> VarId {
        let zero = self.usize(0);
        self.variable_of("count", zero)
    }

    /// What a counter says, and what it says from now on.
    pub fn next_count(&mut self, count: VarId, span: Span) -> Res<(Val, Val)> {
        let (now, one) = (self.cell_or_default(count), self.usize(1));
        let next = self.prim(&ops::arith::ADD, &[now, one], Ty::USIZE);
        self.assign_var(count, Operand::Val(next), span)?;
        Ok((now, next))
    }

    /// Ends the loops of these flags after this trip.
    pub fn leave(&mut self, exits: &[VarId]) {
        let yes = self.constant("true", Ty::Bool);
        for &exit in exits {
            self.vars[exit].slot = Slot::Cell(Some(yes));
        }
    }

    /// Ends the loops of these flags after this trip if `done`.
    pub fn leave_if(&mut self, exits: &[VarId], done: Val) {
        for &exit in exits {
            let done = match cell(&self.vars[exit].slot) {
                Some(before) => self.prim(&ops::logic::OR, &[before, done], Ty::Bool),
                None => done,
            };
            self.vars[exit].slot = Slot::Cell(Some(done));
        }
    }
}
