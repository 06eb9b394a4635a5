use grads::prelude::*;

#[differentiable(partials = rule)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
