use grads::prelude::*;

#[differentiable(kept)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
