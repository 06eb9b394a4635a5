use grads::prelude::*;

fn draw() -> f64 {
    0.5
}

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    #[parallel]
    for i in 0..x.len() {
        sum += x[i] * draw();
    }
    sum
}

#[differentiable]
fn g(x: &[f64], by: impl Fn(f64) -> f64) -> f64 {
    let mut sum = 0.0;
    #[parallel]
    for i in 0..x.len() {
        sum += by(x[i]);
    }
    sum
}

fn main() {}
