use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut counts = vec![0usize; 4];
    counts[0] = x as usize;
    x * counts[0] as f64
}

fn main() {}
