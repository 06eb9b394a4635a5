use grads::prelude::*;

#[differentiable(colour = "red")]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
