//! The same operations for single numbers. For messages between two ranks write `send(comm, to, tag, &[x])`.

use crate::collectives as rows;
use crate::comm::Comm;
use grads::differentiable;

/// The sum over all ranks of `x`, on each of them. See [`all_reduce_sum`](crate::all_reduce_sum).
#[differentiable(collective, order = 2)]
pub fn all_reduce_sum(#[no_diff] comm: Comm, x: f64) -> f64 {
    rows::all_reduce_sum(comm, &[x])[0]
}

/// The `x` of `root`, on all ranks. See [`broadcast`](crate::broadcast).
#[differentiable(collective, order = 2)]
pub fn broadcast(#[no_diff] comm: Comm, #[no_diff] root: usize, x: f64) -> f64 {
    rows::broadcast(comm, root, &[x])[0]
}

/// The sum over all ranks of `x` on `root`, and 0 elsewhere. See [`reduce`](crate::reduce).
#[differentiable(collective, order = 2)]
pub fn reduce(#[no_diff] comm: Comm, #[no_diff] root: usize, x: f64) -> f64 {
    rows::reduce(comm, root, &[x])[0]
}

/// The `x` of all ranks in their order on `root`, and nothing elsewhere. See [`gather`](crate::gather).
#[differentiable(collective, order = 2)]
pub fn gather(#[no_diff] comm: Comm, #[no_diff] root: usize, x: f64) -> Vec<f64> {
    rows::gather(comm, root, &[x])
}

/// The `x` of all ranks in their order, on all ranks. See [`all_gather`](crate::all_gather).
#[differentiable(collective, order = 2)]
pub fn all_gather(#[no_diff] comm: Comm, x: f64) -> Vec<f64> {
    rows::all_gather(comm, &[x])
}
