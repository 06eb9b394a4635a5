use grads::prelude::*;

#[differentiable(forward = true)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
