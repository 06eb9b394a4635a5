use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let a: [f64; 2] = x[..2].try_into().unwrap();
    a[0] * a[1]
}

fn main() {}
