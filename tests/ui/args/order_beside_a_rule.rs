use grads::prelude::*;

#[differentiable(vjp = back, order = 2)]
fn square(x: f64) -> f64 {
    x * x
}

fn back(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (x * x, move |ct| 2.0 * x * ct)
}

#[differentiable(partials = by_x, order = 2)]
fn cube(x: f64) -> f64 {
    x * x * x
}

// not annotated itself
fn by_x(x: f64, _: f64) -> f64 {
    3.0 * x * x
}

fn main() {}
