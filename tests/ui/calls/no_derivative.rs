use grads::prelude::*;

fn g(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn f(x: f64) -> f64 {
    g(x)
}

fn main() {}
