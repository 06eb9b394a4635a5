use grads::prelude::*;

#[differentiable]
fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x))
}

#[differentiable(forward)]
fn fourth_power(x: f64) -> f64 {
    twice(|v: f64| v * v, x)
}

fn main() {}
