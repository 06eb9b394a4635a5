use grads::prelude::*;

#[differentiable(partials = partials)]
fn f(x: f64, y: f64) -> f64 {
    x * y
}

fn partials(x: f64, y: f64) -> (f64, f64) {
    (y, x)
}

fn main() {}
