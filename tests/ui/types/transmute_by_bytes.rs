use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let b = x.to_le_bytes();
    x * b[0] as f64
}

fn main() {}
