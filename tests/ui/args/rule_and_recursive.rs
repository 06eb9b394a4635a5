use grads::prelude::*;

#[differentiable(recursive, vjp = rule)]
fn f(x: f64) -> f64 {
    x
}

fn rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (x, |ct| ct)
}

fn main() {}
