use grads::prelude::*;

#[differentiable(wtr(x))]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
