use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut it = x.iter().map(|v| 2.0 * v).peekable();
    let first = it.next().unwrap();
    first * first
}

fn main() {}
