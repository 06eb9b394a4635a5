use grads::prelude::*;

#[allow(non_snake_case)]
#[differentiable]
fn Td(t: f64, d: f64) -> f64 {
    t * d + t
}

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn f(x: f64) -> f64 {
    square(Td(x, x))
}

fn main() {}
