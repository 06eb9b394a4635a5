use grads::prelude::*;

#[differentiable(vjp)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
