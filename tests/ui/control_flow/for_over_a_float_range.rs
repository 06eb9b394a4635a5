use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut s = x;
    for i in 0.0..3.0 {
        s *= i;
    }
    s
}

fn main() {}
