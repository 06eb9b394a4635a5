use grads::prelude::*;

#[differentiable]
fn f(x: f64, n: i32) -> f64 {
    x * n
}

fn main() {}
