use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let (g, scale): (fn(f64) -> f64, f64) = if x > 0.0 { (|y| y, 1.0) } else { (|y| -y, 2.0) };
    scale * g(x)
}

fn main() {}
