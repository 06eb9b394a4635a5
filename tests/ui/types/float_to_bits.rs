use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let b = x.to_bits();
    x * b as f64
}

fn main() {}
