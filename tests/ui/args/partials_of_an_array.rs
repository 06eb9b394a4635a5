use grads::prelude::*;

#[differentiable(partials = partials)]
fn f(x: &[f64], scale: f64) -> f64 {
    x[0] * scale
}

fn partials(x: &[f64], scale: f64, _: f64) -> ([f64; 1], f64) {
    ([scale], x[0])
}

fn main() {}
