use grads::prelude::*;

#[differentiable(partials = partials)]
fn f(x: f64) -> (f64, f64) {
    x.sin_cos()
}

fn partials(_: f64, value: (f64, f64)) -> (f64, f64) {
    (value.1, -value.0)
}

fn main() {}
