use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut g: fn(f64) -> f64 = |y| y;
    if x > 0.0 {
        g = |y| -y;
    }
    g(x)
}

fn main() {}
