use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    static mut SCALE: f64 = 2.0;
    x * x
}

fn main() {}
