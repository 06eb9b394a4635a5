use grads::prelude::*;

fn total(v: impl Iterator<Item = f64>) -> f64 {
    v.sum()
}

#[differentiable]
fn f(x: &[f64]) -> f64 {
    total(x.iter().map(|v| v * v))
}

fn main() {}
