use grads::prelude::*;

#[differentiable]
fn f(x: [f64; 3]) -> [f64; 3] {
    x * 2.0
}

fn main() {}
