use grads::prelude::*;

#[differentiable(recursive)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
