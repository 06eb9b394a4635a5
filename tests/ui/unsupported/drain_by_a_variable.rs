use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let part = 0..2;
    v.drain(part).sum()
}

fn main() {}
