use grads::prelude::*;

fn each(_: impl FnMut(f64), _: f64) {}

#[differentiable]
fn f(x: f64) -> f64 {
    let mut sum = 0.0;
    each(|y: f64| sum += y, x);
    sum
}

fn main() {}
