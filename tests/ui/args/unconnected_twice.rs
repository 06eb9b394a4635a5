use grads::prelude::*;

#[differentiable(unconnected = "zero", unconnected = "zero")]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
