use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut it = x.iter();
    let a = it.next().unwrap();
    a * 2.0
}

fn main() {}
