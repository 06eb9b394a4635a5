use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: impl Into<f64>) -> f64 {
    let y: f64 = y.into();
    x * y
}

fn main() {}
