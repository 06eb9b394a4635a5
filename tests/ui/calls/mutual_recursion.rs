use grads::prelude::*;

#[differentiable]
fn even(x: f64, n: usize) -> f64 {
    if n == 0 { x } else { odd(x * x, n - 1) }
}

#[differentiable]
fn odd(x: f64, n: usize) -> f64 {
    if n == 0 { -x } else { even(x * x, n - 1) }
}

fn main() {}
