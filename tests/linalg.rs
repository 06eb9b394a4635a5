//! `grads::linalg`: values against known numbers, gradients against differences, both modes, order 2, and what has no answer.
#![allow(clippy::all)]

use grads::linalg::{
    Triangle, cholesky, eigh, expm, inv, logdet, lstsq, slogdet, solve, solve_triangular,
};
use grads::prelude::*;
use ndarray::{Array1, Array2, array};
use std::panic::catch_unwind;

#[path = "linalg/calls.rs"]
mod calls;
#[path = "linalg/derivatives.rs"]
mod derivatives;
#[path = "linalg/values.rs"]
mod values;

/// Elements between -1 and 1.
fn matrix(rows: usize, columns: usize, start: f64) -> Array2<f64> {
    Array2::from_shape_fn((rows, columns), |(i, j)| {
        (start + 1.3 * i as f64 + 0.7 * j as f64 + (i * j) as f64).sin()
    })
}

/// Far from singular.
fn regular(n: usize) -> Array2<f64> {
    matrix(n, n, 0.3) + Array2::<f64>::eye(n) * (2.0 + n as f64 / 4.0)
}

fn positive(n: usize) -> Array2<f64> {
    matrix(n, n, 0.3).dot(&matrix(n, n, 0.3).t()) + Array2::<f64>::eye(n)
}

fn distance(a: &Array2<f64>, b: &Array2<f64>) -> f64 {
    assert_eq!(a.dim(), b.dim());
    (a - b).mapv(f64::abs).fold(0.0, |m, x| x.max(m))
}

/// What a panic says.
fn said(f: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(f).expect_err("it panics");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}
