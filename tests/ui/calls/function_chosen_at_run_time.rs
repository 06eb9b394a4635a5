use grads::prelude::*;

#[differentiable]
fn f(g: impl Fn(f64) -> f64 + Copy, x: f64) -> f64 {
    let (h, scale) = if x > 0.0 { (g, 1.0) } else { (g, 2.0) };
    scale * h(x)
}

fn main() {}
