//! What some ranks use and others do not: the way back has to meet on all of them.

use crate::{Case, passes};
use grads::prelude::*;
use grads_mpi::{Comm, all_reduce_sum, number, reduce};

pub const CASES: &[Case] = &[
    passes("a sum that one rank uses", used_by_one),
    passes("a row that one rank uses", row_used_by_one),
    passes("a sum behind a helper", behind_a_helper),
    passes("a sum in a loop", in_a_loop),
    passes("a sum that a maximum leaves out", left_out),
];

#[differentiable(collective)]
fn one_uses(#[no_diff] comm: Comm, x: f64) -> f64 {
    let s = number::all_reduce_sum(comm, x * x);
    if comm.rank() == 0 { s.sqrt() } else { 1.0 }
}

fn norm_of_ranks(size: usize) -> f64 {
    (1..=size).map(|x| (x * x) as f64).sum::<f64>().sqrt()
}

fn used_by_one(comm: Comm) {
    let x = comm.rank() as f64 + 1.0;
    let gradient = grad!(one_uses)(comm, x);
    assert!(
        (gradient - x / norm_of_ranks(comm.size())).abs() < 1e-12,
        "{gradient}"
    );
}

#[differentiable(collective)]
fn one_uses_a_row(#[no_diff] comm: Comm, x: &[f64]) -> f64 {
    let s = reduce(comm, 0, x);
    if comm.rank() == 0 {
        (s[0] * s[1]).sqrt()
    } else {
        0.0
    }
}

fn row_used_by_one(comm: Comm) {
    let gradient = grad!(one_uses_a_row)(comm, &[1.0, 1.0]);
    assert!((gradient[0] - 0.5).abs() < 1e-12, "{gradient:?}");
}

#[differentiable(collective)]
fn helper(#[no_diff] comm: Comm, x: f64) -> f64 {
    let y = x * x;
    number::all_reduce_sum(comm, y.sin()) + 1.0
}

#[differentiable(collective)]
fn one_uses_the_helper(#[no_diff] comm: Comm, x: f64) -> f64 {
    let s = helper(comm, x);
    if comm.rank() == 0 { s.sqrt() } else { x }
}

fn behind_a_helper(comm: Comm) {
    let gradient = grad!(one_uses_the_helper)(comm, 0.7);
    assert!(gradient.is_finite());
}

#[differentiable(collective)]
fn loop_of_sums(#[no_diff] comm: Comm, x: f64) -> f64 {
    let mut y = x;
    for _ in 0..4 {
        let s = all_reduce_sum(comm, &[y, y * y]);
        y = (s[0] / comm.size() as f64).sin() + 0.1 * s[1];
    }
    if comm.rank() == 0 { y.sqrt() } else { 2.0 }
}

fn in_a_loop(comm: Comm) {
    let gradient = grad!(loop_of_sums)(comm, 0.5);
    assert!(gradient.is_finite());
}

#[differentiable(collective)]
fn maximum(#[no_diff] comm: Comm, x: f64) -> f64 {
    let s = number::all_reduce_sum(comm, x);
    s.max(1.4 * comm.rank() as f64).ln()
}

fn left_out(comm: Comm) {
    let gradient = grad!(maximum)(comm, 1.0);
    let size = comm.size() as f64;
    let using = (0..comm.size())
        .filter(|rank| size > 1.4 * *rank as f64)
        .count() as f64;
    assert!(
        (gradient - using / size).abs() < 1e-12,
        "{gradient} {using}"
    );
}
