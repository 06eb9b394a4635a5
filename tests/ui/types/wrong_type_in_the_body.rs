use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let n: usize = 2;
    x * n
}

fn main() {}
