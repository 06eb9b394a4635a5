use grads::prelude::*;

#[differentiable]
fn g(x: f64) -> f64 {
    x * x - 2.0
}

#[differentiable]
fn newton(x: f64) -> f64 {
    x - g(x) / grad!(g)(x)
}

fn main() {}
