use grads::prelude::*;

#[differentiable(partials = partials)]
fn f(x: f64, y: f64) -> f64 {
    x * y
}

fn partials(_: f64, y: f64, _: f64) -> f64 {
    y
}

fn main() {}
