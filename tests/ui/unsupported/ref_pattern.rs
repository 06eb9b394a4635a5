use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let ref y = x;
    *y
}

fn main() {}
