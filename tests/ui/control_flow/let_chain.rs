use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    if x.len() > 1 && let Some(v) = x.first() { *v } else { 0.0 }
}

fn main() {}
