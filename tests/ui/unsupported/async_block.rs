use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let _y = async { x };
    x
}

fn main() {}
