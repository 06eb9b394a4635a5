use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    *Some(x).insert(x * 2.0)
}

fn main() {}
