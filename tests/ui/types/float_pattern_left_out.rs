use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    match x {
        0.0 => 1.0,
        1.0 => 2.0,
    }
}

fn main() {}
