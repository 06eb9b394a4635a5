use grads::prelude::*;

#[differentiable(= 3)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
