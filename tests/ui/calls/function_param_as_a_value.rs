use grads::prelude::*;

#[differentiable]
fn f(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    let pair = (g, x);
    pair.0(pair.1)
}

fn main() {}
