use grads::prelude::*;

#[differentiable]
fn split(x: &[f64]) -> f64 {
    let mut it = x.chunks(2).flat_map(|row| row.iter());
    let first = it.next().unwrap();
    first * it.sum::<f64>()
}

fn main() {}
