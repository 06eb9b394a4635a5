use grads::prelude::*;

#[differentiable(vjp = missing)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
