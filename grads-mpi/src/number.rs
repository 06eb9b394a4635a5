//! The same for single numbers.

use crate::collectives as rows;
use crate::comm::Comm;
use grads::differentiable;

/// The sum over all ranks of `x`, on each of them. See [`all_reduce_sum`](crate::all_reduce_sum).
#[differentiable(order = 2)]
pub fn all_reduce_sum(#[no_diff] comm: Comm, x: f64) -> f64 {
    rows::all_reduce_sum(comm, &[x])[0]
}
