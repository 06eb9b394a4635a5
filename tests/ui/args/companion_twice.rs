use grads::prelude::*;

#[differentiable(companion = g, companion = h)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
