use grads::prelude::*;

#[differentiable(recursiv)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
