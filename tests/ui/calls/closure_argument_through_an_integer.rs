use grads::prelude::*;

#[differentiable]
fn apply(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    g(x)
}

#[differentiable]
fn f(x: f64) -> f64 {
    apply(|y: f64| x * (y as i64) as f64, x)
}

fn main() {}
