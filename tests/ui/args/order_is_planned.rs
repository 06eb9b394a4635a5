use grads::prelude::*;

#[differentiable(order = 2)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
