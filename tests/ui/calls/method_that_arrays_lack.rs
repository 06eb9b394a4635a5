use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.sum()
}

fn main() {}
