use grads::prelude::*;

#[differentiable(order = 2)]
fn potential(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn curvature(x: f64) -> f64 {
    hvp!(potential)(x, 1.0)
}

fn main() {}
