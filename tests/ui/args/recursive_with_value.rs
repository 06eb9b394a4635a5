use grads::prelude::*;

#[differentiable(recursive = true)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
