use grads::prelude::*;

#[differentiable(wrt("x"))]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
