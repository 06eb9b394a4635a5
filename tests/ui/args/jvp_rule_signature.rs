use grads::prelude::*;

fn rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (x, |ct| ct)
}

fn tangent(x: f64) -> f64 {
    x
}

#[differentiable(vjp = rule, jvp = tangent)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
