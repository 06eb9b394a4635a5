//! What a run holds: the values of one FuncGraph, and the stacks of the function around it.

use crate::entity::{Entity, Stack, Value};
use crate::ops::datum::Datum;
use std::rc::Rc;

/// The values of one FuncGraph while it runs.
#[derive(Default)]
pub(super) struct Frame(Vec<Option<Datum>>);

impl Frame {
    /// Room for `len` values, all unset.
    pub(super) fn reset(&mut self, len: usize) {
        self.0.clear();
        self.0.resize(len, None);
    }
    pub(super) fn set(&mut self, v: Value, datum: Datum) {
        self.0[v.index()] = Some(datum);
    }
    /// The value as it lies there.
    pub(super) fn peek(&self, v: Value) -> Option<&Datum> {
        self.0.get(v.index())?.as_ref()
    }
    /// The value, given away if it is not read again: an array with one owner is written in place.
    pub(super) fn get(&mut self, v: Value, last: bool) -> Option<Datum> {
        let slot = self.0.get_mut(v.index())?;
        if last { slot.take() } else { slot.clone() }
    }
}

/// The stacks of a function. On the way back those of the forward run lie below: they are read by a cursor and stay
/// as they are, so that a pullback can run again.
#[derive(Default)]
pub(super) struct Stacks {
    below: Rc<Vec<Vec<Datum>>>,
    cursor: Vec<usize>,
    top: Vec<Vec<Datum>>,
}

impl Stacks {
    /// `count` empty stacks.
    pub(super) fn new(count: usize) -> Self {
        Stacks {
            top: vec![vec![]; count],
            cursor: vec![0; count],
            below: Rc::new(vec![vec![]; count]),
        }
    }
    /// On top of what a forward run left.
    pub(super) fn over(below: Rc<Vec<Vec<Datum>>>) -> Self {
        let cursor = below.iter().map(Vec::len).collect();
        Stacks {
            top: vec![vec![]; below.len()],
            cursor,
            below,
        }
    }
    pub(super) fn push(&mut self, s: Stack, datum: Datum) -> Option<()> {
        self.top.get_mut(s.index())?.push(datum);
        Some(())
    }
    pub(super) fn pop(&mut self, s: Stack) -> Option<Datum> {
        if let Some(datum) = self.top.get_mut(s.index())?.pop() {
            return Some(datum);
        }
        let cursor = self.cursor.get_mut(s.index())?;
        *cursor = cursor.checked_sub(1)?;
        self.below[s.index()].get(*cursor).cloned()
    }
    /// What a forward run pushed.
    pub(super) fn into_pushed(self) -> Rc<Vec<Vec<Datum>>> {
        Rc::new(self.top)
    }
}
