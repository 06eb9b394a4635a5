use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    if x > 0.0 {
        use std::f64::consts::PI;
        x * PI
    } else {
        x
    }
}

fn main() {}
