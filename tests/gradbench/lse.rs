//! Log-sum-exp of a vector.

use crate::json::floats;
use grads::prelude::*;
use serde_json::{Value, json};

/// `log sum exp x_i`, with the largest entry taken out.
#[differentiable]
fn log_sum_exp(x: &[f64]) -> f64 {
    let largest = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = x.iter().map(|xi| (xi - largest).exp()).sum();
    largest + sum.ln()
}

pub fn primal(input: &Value) -> Value {
    json!(log_sum_exp(&floats(&input["x"])))
}

pub fn gradient(input: &Value) -> Value {
    json!(grad!(log_sum_exp)(&floats(&input["x"])))
}
