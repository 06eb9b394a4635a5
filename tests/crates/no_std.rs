//! Without the standard library: `grads` itself has it, the crate need not.

#![no_std]

use grads::prelude::*;

/// Loops over numbers.
#[differentiable]
pub fn norm2(x: &[f64], k: f64) -> f64 {
    let mut sum = 0.0;
    for v in x {
        let mut w = [0.0; 2];
        w[0] = v * k;
        if w[0] > 1.0 {
            w[1] = w[0] / k;
        }
        sum += w[0] * w[0] + w[1];
    }
    sum
}

/// Recursion, a call.
#[differentiable]
pub fn power(x: f64, n: usize) -> f64 {
    if n == 0 { norm2(&[x], 1.0) } else { x * power(x, n - 1) }
}

/// A type.
#[derive(Clone, Differentiable)]
pub struct Spring<'a> {
    /// Stiffness.
    pub k: f64,
    /// Lengths.
    pub lengths: &'a [f64],
}

/// Uses it.
#[differentiable]
pub fn energy(s: &Spring<'_>, x: f64) -> f64 {
    s.k * s.lengths[0] * x
}

/// Derivatives of them.
#[must_use]
pub fn run() -> f64 {
    let s = Spring { k: 1.0, lengths: &[2.0] };
    grad!(norm2)(&[0.5], 1.0).1 + grad!(power)(1.0, 2) + grad!(energy)(&s, 1.0).1 + grad!(|x: f64| x * x)(1.0)
}
