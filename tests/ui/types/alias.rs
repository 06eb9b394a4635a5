use grads::prelude::*;

type Float = f64;

#[differentiable]
fn f(x: Float) -> f64 {
    x
}

fn main() {}
