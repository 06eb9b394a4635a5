//! Vectors that are elements, or parts of elements, as they grow and shrink: `groups[k].push(x)`. Such a vector is lent where it is, to a
//! function that knows its own way back; so nothing is copied.

use crate::Differentiable;
pub use grad_core::moved::{drop_at, insert, swap, truncate};
use grad_macros::differentiable;

/// `list.push(x)`
#[differentiable(order = 2, crate = crate)]
pub fn push<T: Differentiable>(list: &mut Vec<T>, x: T) {
    list.push(x);
}

/// `list.pop();` of a vector that has an element.
#[differentiable(order = 2, crate = crate)]
pub fn drop_last<T: Differentiable>(list: &mut Vec<T>) {
    list.pop();
}
