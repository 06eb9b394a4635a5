use grads::prelude::*;

#[differentiable]
fn residual(x: f64, a: f64) -> f64 {
    x * x - a
}

#[differentiable(root_of = residual)]
fn index(a: f64) -> usize {
    a.sqrt() as usize
}

#[differentiable(root_of = residual)]
fn perhaps(a: f64) -> Option<f64> {
    (a > 0.0).then(|| a.sqrt())
}

fn main() {}
