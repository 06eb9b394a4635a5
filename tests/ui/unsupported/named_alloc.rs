use grads::prelude::*;

#[differentiable]
fn core(x: f64) -> f64 {
    x
}

fn main() {}
