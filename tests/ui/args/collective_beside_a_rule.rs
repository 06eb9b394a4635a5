use grads::prelude::*;

#[differentiable(vjp = rule, collective)]
fn f(x: f64) -> f64 {
    x
}

fn rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (x, |ct| ct)
}

fn main() {}
