use grads::prelude::*;

#[differentiable]
fn f(x: f64, p: *const f64) -> f64 {
    x
}

fn main() {}
