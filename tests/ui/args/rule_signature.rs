use grads::prelude::*;

fn rule(x: f64) -> f64 {
    x
}

#[differentiable(vjp = rule)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
