use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let g: fn(f64) -> f64 = if x > 0.0 { |y| y } else { |y| -y };
    g(x)
}

fn main() {}
