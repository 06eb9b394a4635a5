use grads::prelude::*;

#[differentiable(wrt(x, x))]
fn f(x: f64, y: f64) -> f64 {
    x * y
}

fn main() {}
