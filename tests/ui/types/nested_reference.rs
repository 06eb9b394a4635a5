use grads::prelude::*;

#[differentiable]
fn f(x: &&[f64]) -> f64 {
    x[0]
}

fn main() {}
