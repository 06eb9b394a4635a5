use grads::prelude::*;

#[differentiable(order = 3)]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable(order)]
fn cube(x: f64) -> f64 {
    x * x * x
}

fn main() {}
