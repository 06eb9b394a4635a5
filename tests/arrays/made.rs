//! New arrays of differentiated values: `array!`, `collect`, `from`, `concatenate!`, `stack!`.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use ndarray::{Array, Array1, Array2, Axis, arr1, arr2, array, concatenate, stack};

#[differentiable]
fn rotated(theta: f64, p: &Array1<f64>) -> f64 {
    let r = array![[theta.cos(), -theta.sin()], [theta.sin(), theta.cos()]];
    let q = r.dot(p);
    let w = array![q[0], 2.0 * q[1]];
    w.dot(&q) * q[1]
}

#[differentiable]
fn by_functions(x: f64, y: f64) -> f64 {
    let a = arr2(&[[x, y], [y, x * y]]);
    a.dot(&arr1(&[x, 1.0])).sum()
}

#[differentiable]
fn collected(x: &Array1<f64>) -> f64 {
    let y: Array1<f64> = x.iter().map(|v| v * v).collect();
    let z = x.iter().map(|v| v.sin()).collect::<Array1<f64>>();
    y.dot(&z)
}

#[differentiable]
fn squares(x: &[f64]) -> Array1<f64> {
    x.iter().map(|v| v * v).collect()
}

#[differentiable]
fn from_vectors(x: &[f64]) -> f64 {
    let v: Vec<f64> = x.iter().map(|v| v.sin()).collect();
    let a = Array1::from(v);
    let b = Array::from_iter(x.iter().map(|v| v.exp()));
    let c = Array2::from(vec![[x[0], x[1]], [x[1], 1.0]]);
    (&a * &b).sum() + c.dot(&squares(x)).sum()
}

#[differentiable]
fn joined(a: &Array2<f64>, b: &Array2<f64>) -> f64 {
    let c = concatenate![Axis(0), *a, *b, a.t()];
    let d = ndarray::concatenate(Axis(1), &[a.view(), b.view()]).unwrap();
    c.dot(&c.t()).sum() + d.mapv(|x| x.powi(3)).sum()
}

#[differentiable]
fn stacked(a: &Array1<f64>, b: &Array1<f64>) -> f64 {
    let c = stack![Axis(0), *a, *b, *a];
    let d = ndarray::stack(Axis(1), &[a.view(), b.view()]).expect("of one length");
    c.dot(&d).mapv(|x| x.sin()).sum()
}

#[test]
fn their_gradients_are_those_of_differences() {
    let (a, b) = (
        array![[1.0, 2.0], [0.3, -1.0]],
        array![[1.0, 2.0], [0.5, -0.7]],
    );
    right!(rotated, 0.3, &array![1.0, 2.0]);
    right!(by_functions, 0.3, 2.0);
    right!(collected, &array![1.0, 2.0]);
    right!(from_vectors, &[1.0, 2.0]);
    right!(joined, &a, &b);
    right!(stacked, &array![1.0, 2.0], &array![0.5, -0.7]);
}

#[differentiable]
fn standardized(x: &Array1<f64>) -> f64 {
    let mean = x.mean().unwrap();
    let mut c = x - mean;
    let spread = c.mapv(|v| v * v).mean().unwrap().sqrt();
    c /= spread;
    c.mapv(|v| v.powi(3)).sum()
}

#[differentiable]
fn less(x: &Array1<f64>, by: Option<f64>) -> f64 {
    let by = by.unwrap();
    let y = x - by;
    y.dot(&y)
}

#[test]
fn numbers_that_are_taken_out_of_an_option_are_operands_by_value() {
    right!(standardized, &array![1.0, 2.0, 0.5]);
    right!(less, &array![1.0, 2.0, 0.5], Some(0.4));
}
