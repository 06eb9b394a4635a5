use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    if let Some(v) = x.first() { v * v } else { 0.0 }
}

fn main() {}
