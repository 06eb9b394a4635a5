use grads::prelude::*;

#[differentiable]
fn f(g: impl Fn(&[f64]) -> &[f64], x: &[f64]) -> f64 {
    g(x)[0]
}

fn main() {}
