//! Least squares fit of a polynomial to a step.

use crate::json::{floats, index};
use grads::prelude::*;
use serde_json::{Value, json};

/// Half the sum of squared residuals of the polynomial with coefficients `x` at `n` points from -1 to 1.
#[differentiable]
fn least_squares(x: &[f64], n: usize) -> f64 {
    let mut total = 0.0;
    for i in 0..n {
        let t = -1.0 + (2 * i) as f64 / (n - 1) as f64;
        let step = if t > 0.0 {
            1.0
        } else if t < 0.0 {
            -1.0
        } else {
            0.0
        };
        let mut residual = step;
        let mut power = 1.0;
        for coefficient in x {
            residual -= coefficient * power;
            power *= t;
        }
        total += residual * residual;
    }
    0.5 * total
}

pub fn primal(input: &Value) -> Value {
    json!(least_squares(&floats(&input["x"]), index(&input["n"])))
}

pub fn gradient(input: &Value) -> Value {
    json!(grad!(least_squares)(
        &floats(&input["x"]),
        index(&input["n"])
    ))
}
