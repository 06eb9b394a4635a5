use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let n = x.round() as i64;
    x * n as f64
}

fn main() {}
