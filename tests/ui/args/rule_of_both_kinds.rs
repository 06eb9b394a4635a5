use grads::prelude::*;

#[differentiable(vjp = rule, partials = partial)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
