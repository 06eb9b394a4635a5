use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let make = || |y: f64| y * x;
    make()(x)
}

fn main() {}
