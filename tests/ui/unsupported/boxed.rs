use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let b = Box::new(x);
    *b * 2.0
}

fn main() {}
