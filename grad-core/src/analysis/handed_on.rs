//! What a trip of a loop hands on as it is: `b = a`.

use crate::entity::{SecondaryMap, Value};
use crate::ir::{Loop, Module};

/// Which way something is known of what a loop carries.
#[derive(Clone, Copy, PartialEq)]
pub enum Way {
    /// From before a trip to after it.
    Forth,
    /// From after a trip to before it.
    Back,
}

/// Spreads what is `known` of the values that a loop carries along those that a trip hands on, where it `passes`: else each of a row of them
/// (`c = b; b = a;`) would take a look at the whole body.
pub fn spread<T: Copy + PartialEq>(
    module: &Module,
    l: &Loop,
    known: &mut [T],
    way: Way,
    passes: impl Fn(Value) -> bool,
    join: impl Fn(T, T) -> T,
) {
    let next = next(module, l, way, passes);
    let mut todo: Vec<usize> = (0..known.len()).collect();
    while let Some(i) = todo.pop() {
        for &k in &next[i] {
            let joined = join(known[k], known[i]);
            if joined != known[k] {
                known[k] = joined;
                todo.push(k);
            }
        }
    }
}

/// Where each carried value goes to in one trip, or comes from.
fn next(module: &Module, l: &Loop, way: Way, passes: impl Fn(Value) -> bool) -> Vec<Vec<usize>> {
    let body = &module.funcs[l.body];
    let mut place: SecondaryMap<Value, Option<usize>> = SecondaryMap::new();
    for (i, &v) in body.params[l.leading_params()..].iter().enumerate() {
        place[v] = passes(v).then_some(i);
    }
    let mut next = vec![vec![]; l.carried];
    for (k, &v) in body.results[l.leading_results()..].iter().enumerate() {
        match (place[v], way) {
            (Some(i), Way::Forth) => next[i].push(k),
            (Some(i), Way::Back) => next[k].push(i),
            (None, _) => {}
        }
    }
    next
}
