use grads::prelude::*;

#[differentiable]
fn alloc(x: f64) -> f64 {
    x * x
}

fn main() {}
