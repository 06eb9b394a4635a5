use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> Vec<f64> {
    x.map(|v| v * 2.0)
}

fn main() {}
