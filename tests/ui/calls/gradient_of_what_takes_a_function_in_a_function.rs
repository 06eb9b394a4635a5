use grads::prelude::*;

#[differentiable]
fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x))
}

#[differentiable]
fn slope(x: f64) -> f64 {
    grad!(twice)(function!(|t: f64| t * t), x)
}

fn main() {}
