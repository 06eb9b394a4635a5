use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    norm(|y: &[f64]| -> &[f64] { &y[1..] }, x)
}

fn norm(_: impl Fn(&[f64]) -> &[f64], x: &[f64]) -> f64 {
    x[0]
}

fn main() {}
