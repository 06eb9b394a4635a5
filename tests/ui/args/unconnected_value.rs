use grads::prelude::*;

#[differentiable(unconnected = "none")]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
