use grads::prelude::*;

#[differentiable(order = 2)]
fn potential(x: f64) -> f64 {
    x * x
}

#[differentiable(order = 2)]
fn force(x: f64) -> f64 {
    -grad!(potential)(x)
}

fn main() {}
