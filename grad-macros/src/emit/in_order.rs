//! Values that are written late, in the order in which they are evaluated.

use grad_core::entity::Value;
use grad_core::ordered::OrderedMap;
use std::collections::HashMap;

/// A list that knows where each of its values is.
#[derive(Default)]
pub struct InOrder {
    values: OrderedMap<usize, Value>,
    places: HashMap<Value, usize>,
    next: usize,
}

impl InOrder {
    pub fn contains(&self, v: Value) -> bool {
        self.places.contains_key(&v)
    }

    pub fn push(&mut self, v: Value) {
        self.values.insert(self.next, v);
        self.places.insert(v, self.next);
        self.next += 1;
    }

    pub fn remove(&mut self, v: Value) {
        if let Some(place) = self.places.remove(&v) {
            self.values.remove(&place);
        }
    }

    pub fn ends_with(&self, tail: &[Value]) -> bool {
        let last = self.values.values().rev().take(tail.len());
        last.eq(tail.iter().rev())
    }

    /// Takes all but the last `n` out.
    pub fn take_before(&mut self, n: usize) -> Vec<Value> {
        let before = self.values.len() - n;
        let taken: Vec<Value> = self.values.values().take(before).copied().collect();
        taken.iter().for_each(|&v| self.remove(v));
        taken
    }
}
