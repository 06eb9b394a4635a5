//! A cotangent that the caller gives has the shape of what it belongs to; another one is a panic with both lengths.
// Functions as people write them, not as a linter would have them.
#![allow(
    clippy::needless_range_loop,
    clippy::ptr_arg,
    clippy::assign_op_pattern
)]

use grads::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

#[differentiable]
fn scaled(x: &[f64], k: f64) -> Vec<f64> {
    x.iter().map(|v| v * k).collect()
}

#[differentiable]
fn rows(x: &[f64], k: f64) -> Vec<Vec<f64>> {
    vec![scaled(x, k), x.iter().map(|v| v + k).collect()]
}

#[differentiable]
fn pair(x: &[f64], k: f64) -> (Vec<f64>, f64) {
    (scaled(x, k), k * k)
}

#[derive(Clone, Debug, Differentiable)]
struct Series {
    values: Vec<f64>,
    k: f64,
}

#[differentiable]
fn series(x: &[f64], k: f64) -> Series {
    Series {
        values: scaled(x, k),
        k,
    }
}

#[differentiable]
fn in_place(x: &mut Vec<f64>, k: f64) {
    for i in 0..x.len() {
        x[i] = x[i] * k;
    }
}

#[differentiable]
fn in_slice(x: &mut [f64], k: f64) {
    for i in 0..x.len() {
        x[i] = x[i] * k;
    }
}

#[differentiable]
fn in_rows(x: &mut Vec<Vec<f64>>, k: f64) {
    for i in 0..x.len() {
        for j in 0..x[i].len() {
            x[i][j] = x[i][j] * k;
        }
    }
}

const X: [f64; 3] = [1.0, 2.0, 3.0];

/// The cotangents of `x` and `k` for a cotangent of `n` elements of what has three, or the panic.
fn pull(pullback: impl FnOnce() -> (Vec<f64>, f64)) -> Result<(Vec<f64>, f64), String> {
    let caught = catch_unwind(AssertUnwindSafe(pullback));
    caught.map_err(|panic| panic.downcast_ref::<String>().cloned().unwrap_or_default())
}

fn ones(n: usize) -> Vec<f64> {
    vec![1.0; n]
}

/// Every form of output, with a cotangent of `n` elements.
fn all(n: usize) -> Vec<Result<(Vec<f64>, f64), String>> {
    let tangent = |n: usize| {
        let mut ct = vjp!(series)(&ones(n), 1.0).0.zeros_like();
        ct.values.fill(1.0);
        ct
    };
    let in_rows_of = |ct| {
        let mut x = vec![X.to_vec(); 2];
        let (dx, dk) = vjp!(in_rows)(&mut x, 2.0).1(ct);
        (dx.concat(), dk)
    };
    vec![
        pull(|| vjp!(scaled)(&X, 2.0).1(ones(n))),
        pull(|| vjp!(|x: &[f64], k: f64| scaled(x, k))(&X, 2.0).1(ones(n))),
        pull(|| vjp!(rows)(&X, 2.0).1(vec![ones(3), ones(n)])),
        pull(|| vjp!(pair)(&X, 2.0).1((ones(n), 0.0))),
        pull(|| vjp!(series)(&X, 2.0).1(tangent(n))),
        pull(|| vjp!(in_place)(&mut X.to_vec(), 2.0).1(ones(n))),
        pull(|| vjp!(in_slice)(&mut X.to_vec()[..], 2.0).1(ones(n))),
        pull(|| in_rows_of(vec![ones(3), ones(n)])),
    ]
}

#[test]
fn a_cotangent_of_the_right_length_is_taken() {
    for (i, found) in all(3).into_iter().enumerate() {
        let (dx, dk) = found.unwrap();
        let (twice, of_rows) = (i == 7, i == 2);
        assert_eq!(
            dx,
            vec![if of_rows { 3.0 } else { 2.0 }; if twice { 6 } else { 3 }]
        );
        let expected = if twice {
            12.0
        } else if of_rows {
            9.0
        } else {
            6.0
        };
        assert_eq!(dk, expected, "{i}");
    }
}

#[test]
fn one_that_is_too_long_or_too_short_is_a_panic_with_both_lengths() {
    for n in [1, 2, 4, 7] {
        for (i, found) in all(n).into_iter().enumerate() {
            let words = format!("a cotangent of {n} elements for what has 3");
            assert_eq!(found, Err(words), "{i}");
        }
    }
}

#[test]
fn a_pullback_runs_again() {
    let (_, back) = vjp!(pair)(&X, 2.0);
    let first = back((ones(3), 1.0));
    assert_eq!(first, (vec![2.0; 3], 10.0));
    assert_eq!(back((ones(3), 1.0)), first);
    // nothing stands for zeros of any length
    assert_eq!(back((vec![], 1.0)), (vec![0.0; 3], 4.0));
}

#[differentiable]
fn weighed(x: f64, w: f64, k: f64) -> f64 {
    if x > 0.0 { x * w } else { (x * w).sin() * k }
}

#[differentiable]
fn all_weighed(x: &[f64], w: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += weighed(x[i], w[0], w[2]) + weighed(x[i], w[2], w[1]);
    }
    s
}

/// Of elements that every trip adds to none is looked at where there is no trip.
#[test]
fn a_loop_without_trips_asks_for_no_element() {
    let nothing: (Vec<f64>, Vec<f64>) = (vec![], vec![]);
    assert_eq!(value_and_grad!(all_weighed)(&[], &[]), (0.0, nothing));
    let (value, (x, w)) = value_and_grad!(all_weighed)(&[2.0, -1.0], &[0.5, 3.0, 0.25]);
    let (a, b) = ((-0.5_f64).sin_cos(), (-0.25_f64).sin_cos());
    assert_eq!(value, 1.0 + 0.5 + (0.25 * a.0 + 3.0 * b.0));
    assert_eq!(x, [0.75, 0.5 * 0.25 * a.1 + 0.25 * 3.0 * b.1]);
    assert_eq!(w, [2.0 - 0.25 * a.1, b.0, 2.0 + a.0 - 3.0 * b.1]);
}
