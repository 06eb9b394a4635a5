use grads::prelude::*;

#[differentiable(partials = by_x, order = 2)]
fn square(x: f64) -> f64 {
    x * x
}

fn by_x(x: f64, _: f64) -> f64 {
    2.0 * x
}

fn main() {}
