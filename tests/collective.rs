//! `#[differentiable(collective)]`: the way back of calls runs, whether or not what they gave was used.

#![allow(missing_docs)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use std::cell::Cell;

thread_local! {
    /// How often the way back of `exchange` has run.
    static BACK: Cell<usize> = const { Cell::new(0) };
}

#[differentiable(vjp = exchange_rule, jvp = exchange_along, kept, order = 2)]
fn exchange(x: f64) -> f64 {
    2.0 * x
}

fn exchange_rule(x: f64) -> (f64, impl Fn(f64) -> f64 + use<>) {
    let back = |ct: f64| {
        BACK.set(BACK.get() + 1);
        2.0 * ct
    };
    (2.0 * x, back)
}

#[differentiable(vjp = exchange_along_rule, kept)]
fn exchange_along(x: f64, dx: f64) -> (f64, f64) {
    (2.0 * x, 2.0 * dx)
}

type Pair = (f64, f64);

fn exchange_along_rule(x: f64, dx: f64) -> (Pair, impl Fn(Pair) -> Pair + use<>) {
    let back = |(ct, ct_d): Pair| {
        BACK.set(BACK.get() + 1);
        (2.0 * ct, 2.0 * ct_d)
    };
    ((2.0 * x, 2.0 * dx), back)
}

/// How often the way back runs while `f` does.
fn runs_back<T>(f: impl FnOnce() -> T) -> (T, usize) {
    let before = BACK.get();
    let result = f();
    (result, BACK.get() - before)
}

#[differentiable]
fn plain(x: f64, used: bool) -> f64 {
    let y = exchange(x);
    if used { y.sqrt() } else { 1.0 }
}

#[differentiable(collective, order = 2)]
fn call(x: f64, used: bool) -> f64 {
    let y = exchange(x);
    if used { y.sqrt() } else { 1.0 }
}

#[differentiable(collective)]
fn through_a_helper(x: f64, used: bool) -> f64 {
    let y = call(x, true) * x;
    if used { y } else { x }
}

#[differentiable(collective)]
fn trips(x: f64, n: usize, used: bool) -> f64 {
    let mut y = x;
    for _ in 0..n {
        y = exchange(y) * y.sin();
    }
    if used { y.sqrt() } else { 1.0 }
}

#[differentiable]
mod seen_at_once {
    use super::exchange;

    #[differentiable(collective)]
    pub fn largest(x: f64, bound: f64) -> f64 {
        exchange(x).max(bound).ln()
    }
}

#[test]
fn calls_are_gone_back_through() {
    assert_eq!(runs_back(|| grad!(plain)(2.0, false)), (0.0, 0));
    assert_eq!(runs_back(|| grad!(call)(2.0, false)), (0.0, 1));
    assert_eq!(runs_back(|| grad!(call)(2.0, true)), (0.5, 1));
    assert_eq!(runs_back(|| grad!(through_a_helper)(2.0, false)), (1.0, 1));
    assert_eq!(runs_back(|| grad!(seen_at_once::largest)(2.0, 9.0)).1, 1);
}

#[test]
fn loops_are_gone_back_through() {
    assert_eq!(runs_back(|| grad!(trips)(0.7, 5, false)), (0.0, 5));
    assert_eq!(runs_back(|| grad!(trips)(0.7, 5, true)).1, 5);
}

#[test]
fn second_derivatives_too() {
    let (unused, runs) = runs_back(|| hvp!(call)((2.0, false), 1.0));
    assert_eq!((unused, runs), (0.0, 1));
    let (used, runs) = runs_back(|| hvp!(call)((2.0, true), 1.0));
    assert_eq!(runs, 1);
    assert!((used + 0.125).abs() < 1e-15, "{used}");
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
