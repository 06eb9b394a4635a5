use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut v = vec![1.0, 2.0];
    v.insert(0, x);
    v[0] * v[1]
}

fn main() {}
