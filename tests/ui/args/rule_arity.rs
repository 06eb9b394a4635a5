use grads::prelude::*;

fn rule(x: f64) -> (f64, impl Fn(f64) -> (f64, f64)) {
    (x, move |ct| (ct, x))
}

#[differentiable(vjp = rule)]
fn f(x: f64, y: f64) -> f64 {
    x * y
}

fn main() {}
