use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = const { 2.0 };
    x * y
}

fn main() {}
