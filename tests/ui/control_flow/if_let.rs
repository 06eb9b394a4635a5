use grads::prelude::*;

#[differentiable]
fn f(x: f64, n: usize) -> f64 {
    if let 1 = n { x } else { x * x }
}

fn main() {}
