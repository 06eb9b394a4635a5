use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.retain(|a| *a > 0.0);
    v.iter().sum()
}

fn main() {}
