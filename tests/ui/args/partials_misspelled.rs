use grads::prelude::*;

#[differentiable(partial = slope)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
