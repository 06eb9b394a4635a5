use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut it = x.iter();
    let head: f64 = it.by_ref().take_while(|v| **v > 0.0).sum();
    let tail: f64 = it.sum();
    head * tail
}

fn main() {}
