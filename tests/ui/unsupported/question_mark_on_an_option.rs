use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let first = || Some(*x.first()? * 2.0);
    first().unwrap_or(0.0)
}

fn main() {}
