use grads::prelude::*;

#[differentiable]
fn f(x: f64, n: i32) -> f64 {
    if n == 0 { x } else { x * g(x, n - 1) }
}

#[differentiable]
fn g(x: f64, n: i32) -> f64 {
    if n == 0 { 1.0 } else { x + f(x, n - 1) }
}

fn main() {}
