use grads::prelude::*;

#[differentiable]
fn apply(g: impl Fn(&[f64]) -> f64, x: &[f64]) -> f64 {
    g(x)
}

#[differentiable]
fn f(x: &[f64]) -> f64 {
    apply(|y| y[0] * y[0], x)
}

fn main() {}
