//! `stop_gradient(..)`: what is in it is a constant, and may call functions that have no derivative.

use grads::prelude::*;

/// Sorts, and counts.
#[allow(clippy::ptr_arg)]
fn order(x: &mut Vec<f64>) -> usize {
    x.sort_by(f64::total_cmp);
    x.len()
}

fn fill(out: &mut [f64], k: usize) {
    out.fill(k as f64);
}

#[derive(Clone, Debug, Differentiable)]
struct Points {
    scale: f64,
    all: Vec<f64>,
}

impl Points {
    fn count(&self) -> usize {
        self.all.len()
    }
    fn bump(&mut self) -> f64 {
        self.scale += 1.0;
        self.scale
    }
}

#[differentiable]
fn of_a_copy(x: &[f64]) -> f64 {
    let mut sorted = x.to_vec();
    let n = stop_gradient(order(&mut sorted));
    x[0] * n as f64
}

#[differentiable]
fn of_a_temporary(x: &[f64]) -> f64 {
    let n = stop_gradient(order(&mut x.to_vec()));
    x[0] * n as f64
}

#[allow(clippy::unit_arg)]
#[differentiable]
fn of_a_constant(x: f64) -> f64 {
    let mut weights = vec![0.0; 3];
    stop_gradient(fill(&mut weights, 2));
    x * weights[1]
}

#[differentiable]
fn of_methods(x: f64) -> f64 {
    let mut p = Points {
        scale: x,
        all: vec![x; 3],
    };
    let first = p.scale * stop_gradient(p.count()) as f64;
    first + stop_gradient(p.bump()) * x
}

#[differentiable]
fn of_a_derivative(x: f64) -> f64 {
    let slope = stop_gradient(grad!(|y: f64| y * y * y)(x));
    x * slope
}

#[test]
fn plain_functions_may_be_called() {
    assert_eq!(
        value_and_grad!(of_a_copy)(&[3.0, 1.0]),
        (6.0, vec![2.0, 0.0])
    );
    assert_eq!(
        value_and_grad!(of_a_temporary)(&[3.0, 1.0]),
        (6.0, vec![2.0, 0.0])
    );
    assert_eq!(value_and_grad!(of_a_constant)(2.0), (4.0, 2.0));
}

#[test]
fn plain_methods_may_be_called() {
    // 3 x, and x + 1 as a constant times x
    assert_eq!(
        value_and_grad!(of_methods)(2.0),
        (6.0 + 3.0 * 2.0, 3.0 + 3.0)
    );
    assert_eq!(of_methods(2.0), 12.0);
}

#[test]
fn derivatives_may_be_asked_for() {
    assert_eq!(value_and_grad!(of_a_derivative)(2.0), (24.0, 12.0));
}
