use grads::prelude::*;

#[differentiable]
unsafe fn f(x: f64) -> f64 {
    x
}

fn main() {}
