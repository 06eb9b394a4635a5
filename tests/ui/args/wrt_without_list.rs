use grads::prelude::*;

#[differentiable(wrt)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
