use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut n = 0;
    for _ in 0..3 {
        n += x as i32;
    }
    x + n as f64
}

fn main() {}
