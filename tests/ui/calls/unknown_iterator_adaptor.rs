use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.iter().array_chunks().map(|[a, b]| a * b).sum()
}

fn main() {}
