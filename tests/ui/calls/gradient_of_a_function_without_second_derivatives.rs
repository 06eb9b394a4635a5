use grads::prelude::*;

#[differentiable]
fn potential(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn force(x: f64) -> f64 {
    -grad!(potential)(x)
}

fn main() {}
