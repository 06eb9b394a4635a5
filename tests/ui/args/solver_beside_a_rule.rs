use grads::prelude::*;

#[differentiable(order = 2)]
fn residual(x: f64, a: f64) -> f64 {
    x * x - a
}

fn rule(a: f64) -> (f64, impl Fn(f64) -> f64) {
    (a.sqrt(), move |ct| 0.5 * ct / a.sqrt())
}

#[differentiable(root_of = residual, vjp = rule)]
fn root(a: f64) -> f64 {
    a.sqrt()
}

#[differentiable(root_of = residual, fixed_point_of = residual)]
fn twice(a: f64) -> f64 {
    a.sqrt()
}

#[differentiable(minimum_of = residual, order = 2)]
fn minimum(a: f64) -> f64 {
    0.0 * a
}

fn main() {}
