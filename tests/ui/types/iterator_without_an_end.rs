use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let y: Vec<f64> = x.iter().map(|v| v * 2.0);
    y[0]
}

fn main() {}
