use grads::prelude::*;

#[differentiable]
fn f(x: f64, mut y: f64) -> f64 {
    y = 2.0;
    x * y
}

fn main() {}
