//! A gradient takes a constant factor of the function's time, whatever the number of trips.
//!
//! Copying an array on every trip would make the time grow with the square: sixteen times the work would take 256
//! times as long. The bound lies between, far enough from both that a busy machine does not matter.

// Loops over positions, as in the programs that people write.
#![allow(clippy::needless_range_loop)]

use grads::prelude::*;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How much more work the large run has.
const GROWTH: usize = 16;

/// How much longer it may take.
const BOUND: f64 = 80.0;

/// The shortest of several runs.
fn time<T>(run: impl Fn() -> T) -> Duration {
    let once = || {
        let start = Instant::now();
        black_box(run());
        start.elapsed()
    };
    (0..7).map(|_| once()).min().expect("it ran")
}

/// Compares `run(small)` with `run(GROWTH * small)`.
fn linear<T>(small: usize, run: impl Fn(usize) -> T) {
    let before = time(|| run(small)).as_secs_f64();
    let after = time(|| run(GROWTH * small)).as_secs_f64();
    let growth = after / before;
    assert!(
        growth < BOUND,
        "{GROWTH} times the work takes {growth:.1} times as long"
    );
}

#[differentiable]
fn pendulum(q0: f64, trips: usize) -> f64 {
    let mut q = q0;
    let mut p = 0.0;
    for _ in 0..trips {
        p -= 0.001 * q.sin();
        q += 0.001 * p;
    }
    q
}

#[test]
fn scalar_loop() {
    linear(2_000, |n| value_and_grad!(pendulum)(0.5, n));
}

#[differentiable]
fn recurrence(a: &mut [f64]) -> f64 {
    for i in 1..a.len() {
        a[i] = 0.5 * a[i] * a[i - 1] + a[i];
    }
    a[a.len() - 1]
}

#[test]
fn array_written_in_place() {
    linear(2_000, |n| value_and_grad!(recurrence)(&mut vec![0.5; n]));
}

#[differentiable]
fn sorted_by_swaps(x: &[f64]) -> f64 {
    let mut a = x.to_vec();
    for i in 1..a.len() {
        if a[i - 1] > a[i] {
            a.swap(i - 1, i);
        }
    }
    let mut sum = 0.0;
    for i in 0..a.len() {
        sum += a[i] * a[i];
    }
    sum
}

#[test]
fn conditional_swaps() {
    let x = |n: usize| (0..n).map(|i| (i as f64 * 0.7).sin()).collect::<Vec<f64>>();
    linear(2_000, |n| value_and_grad!(sorted_by_swaps)(&x(n)));
}

#[differentiable]
fn pushed(x: f64, n: usize) -> f64 {
    let mut terms = Vec::new();
    let mut t = x;
    while terms.len() < n {
        terms.push(t);
        t = t * 0.999 + 0.001;
    }
    terms[0] * terms[n - 1]
}

#[test]
fn pushes() {
    linear(2_000, |n| value_and_grad!(pushed)(0.3, n));
}

#[differentiable]
fn nudge(a: &mut [f64], i: usize) {
    a[i] *= a[i - 1];
}

#[differentiable]
fn nudged(x: &[f64]) -> f64 {
    let mut a = x.to_vec();
    for i in 1..a.len() {
        nudge(&mut a, i);
    }
    a[a.len() - 1]
}

#[test]
fn helper_that_writes_one_element() {
    linear(2_000, |n| value_and_grad!(nudged)(&vec![1.0; n]));
}
