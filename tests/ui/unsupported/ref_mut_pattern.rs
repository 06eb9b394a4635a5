use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = (x, x);
    let (ref mut a, b) = y;
    *a += b;
    y.0
}

fn main() {}
