use grads::prelude::*;

#[differentiable]
fn slope(x: f64) -> f64 {
    let square = |t: f64| t * t * x;
    grad!(square)(x)
}

fn main() {}
