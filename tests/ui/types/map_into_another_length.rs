use grads::prelude::*;

#[differentiable]
fn f(x: [f64; 3]) -> [f64; 2] {
    x.map(|v| v * 2.0)
}

fn main() {}
