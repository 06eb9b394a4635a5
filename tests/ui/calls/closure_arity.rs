use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let g = |a: f64, b: f64| a * b;
    g(x)
}

fn main() {}
