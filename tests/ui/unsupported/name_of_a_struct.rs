use grads::prelude::*;

struct Energy;

#[differentiable]
fn Energy(x: f64) -> f64 {
    x
}

fn main() {}
