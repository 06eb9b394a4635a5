use grads::prelude::*;

#[differentiable]
fn f(#[no_diff] g: impl Fn(f64) -> f64, x: f64) -> f64 {
    x * g(x)
}

fn main() {}
