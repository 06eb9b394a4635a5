use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = unsafe { x };
    let z = async { x };
    y * x
}

fn main() {}
