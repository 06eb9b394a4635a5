use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut s = x;
    for _ in 0..=255u8 {
        s *= 0.5;
    }
    s
}

fn main() {}
