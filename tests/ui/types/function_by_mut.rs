use grads::prelude::*;

#[differentiable]
fn f(g: &mut impl FnMut(f64) -> f64, x: f64) -> f64 {
    g(x)
}

fn main() {}
