use grads::prelude::*;

fn rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (x, |ct| ct)
}

#[differentiable(vjp = rule, forward)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
