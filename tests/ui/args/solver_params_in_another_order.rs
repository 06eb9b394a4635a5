use grads::prelude::*;

#[differentiable]
fn residual(a: &[f64], x: f64) -> f64 {
    x * x - a[0]
}

#[differentiable(root_of = residual)]
fn root(a: &[f64]) -> f64 {
    a[0].sqrt()
}

fn main() {
    grad!(root)(&[2.0]);
}
