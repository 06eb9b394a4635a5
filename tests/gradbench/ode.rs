//! Fourth-order Runge-Kutta on a triangular system.

use crate::json::{floats, index};
use grads::prelude::*;
use serde_json::{Value, json};

/// The right-hand side.
#[differentiable]
fn rhs(x: &[f64], y: &[f64], dy: &mut [f64]) {
    dy[0] = x[0];
    for i in 1..x.len() {
        dy[i] = x[i] * y[i - 1];
    }
}

/// The state at time 2, in `s` steps.
#[differentiable]
fn solve(x: &[f64], s: usize) -> Vec<f64> {
    let n = x.len();
    let h = 2.0 / s as f64;
    let mut y = vec![0.0; n];
    let mut k1 = vec![0.0; n];
    let mut k2 = vec![0.0; n];
    let mut k3 = vec![0.0; n];
    let mut k4 = vec![0.0; n];
    let mut stage = vec![0.0; n];
    for _ in 0..s {
        rhs(x, &y, &mut k1);
        for i in 0..n {
            stage[i] = y[i] + h / 2.0 * k1[i];
        }
        rhs(x, &stage, &mut k2);
        for i in 0..n {
            stage[i] = y[i] + h / 2.0 * k2[i];
        }
        rhs(x, &stage, &mut k3);
        for i in 0..n {
            stage[i] = y[i] + h * k3[i];
        }
        rhs(x, &stage, &mut k4);
        for i in 0..n {
            y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y
}

/// The last component at time 2; vectors as values, one an operation.
#[differentiable]
fn last_component(x: &[f64], s: usize) -> f64 {
    let f = |y: &[f64]| -> Vec<f64> {
        (0..y.len())
            .map(|i| if i == 0 { x[0] } else { x[i] * y[i - 1] })
            .collect()
    };
    let axpy = |a: f64, x: &[f64], y: &[f64]| -> Vec<f64> {
        x.iter().zip(y).map(|(x, y)| a * x + y).collect()
    };
    let h = 2.0 / s as f64;
    let mut y = vec![0.0; x.len()];
    for _ in 0..s {
        let k1 = f(&y);
        let k2 = f(&axpy(h / 2.0, &k1, &y));
        let k3 = f(&axpy(h / 2.0, &k2, &y));
        let k4 = f(&axpy(h, &k3, &y));
        for (i, yi) in y.iter_mut().enumerate() {
            *yi += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    *y.last().unwrap()
}

pub fn primal(input: &Value) -> Value {
    json!(solve(&floats(&input["x"]), index(&input["s"])))
}

pub fn gradient(input: &Value) -> Value {
    let x = floats(&input["x"]);
    let (y, pullback) = vjp!(solve)(&x, index(&input["s"]));
    let mut ct = vec![0.0; y.len()];
    ct[y.len() - 1] = 1.0;
    json!(pullback(ct))
}

/// The gradient of the other program.
pub fn gradient_of_values(input: &Value) -> Value {
    json!(grad!(last_component)(
        &floats(&input["x"]),
        index(&input["s"])
    ))
}
