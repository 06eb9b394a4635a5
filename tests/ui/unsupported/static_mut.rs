use grads::prelude::*;

static mut SCALE: f64 = 2.0;

#[differentiable]
fn f(x: f64) -> f64 {
    SCALE = x;
    x
}

fn main() {}
