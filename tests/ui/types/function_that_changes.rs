use grads::prelude::*;

#[differentiable]
fn f(mut g: impl FnMut(f64) -> f64, x: f64) -> f64 {
    g(x)
}

fn main() {}
