use grads::prelude::*;

#[differentiable]
fn f(x: &[f64], y: &[f64]) -> f64 {
    let a = x.iter().filter(|v| **v > 0.0);
    let b = y.iter().filter(|v| **v > 0.0);
    a.zip(b).map(|(a, b)| a * b).sum()
}

fn main() {}
