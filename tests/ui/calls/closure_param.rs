use grads::prelude::*;

#[differentiable]
fn f(x: f64, #[no_diff] g: fn(f64) -> f64) -> f64 {
    g(x) * x
}

fn main() {}
