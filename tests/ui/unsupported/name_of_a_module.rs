use grads::prelude::*;

mod energy {}

#[differentiable]
fn energy(x: f64) -> f64 {
    x
}

fn main() {}
