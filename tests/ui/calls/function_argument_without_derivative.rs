use grads::prelude::*;

#[differentiable]
fn apply(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    g(x)
}

fn plain(x: f64) -> f64 {
    x
}

#[differentiable]
fn f(x: f64) -> f64 {
    apply(plain, x)
}

fn main() {}
