use grads::prelude::*;

#[differentiable]
fn forgotten(x: f64) -> f64 {
    let y = x * x;
}

#[differentiable]
fn sometimes(x: f64) -> f64 {
    if x > 0.0 { x * x }
}

#[differentiable]
fn undeclared(x: f64) {
    x * x
}

fn main() {
    let _ = grad!(sometimes)(forgotten(1.0));
}
