use grads::prelude::*;

#[differentiable]
fn core(x: f64) -> f64 {
    x * x
}

fn main() {}
