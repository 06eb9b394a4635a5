use grads::prelude::*;

#[differentiable]
fn g(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn f(x: f64) -> f64 {
    dbg!(g(x))
}

fn main() {}
