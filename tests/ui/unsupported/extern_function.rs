use grads::prelude::*;

#[differentiable]
extern "C" fn f(x: f64) -> f64 {
    x
}

fn main() {}
