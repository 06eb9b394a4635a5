use grads::prelude::*;

#[differentiable]
fn apply(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    g(x)
}

#[differentiable]
fn f(#[no_diff] g: impl Fn(f64) -> f64, x: f64) -> f64 {
    apply(g, x)
}

fn main() {}
