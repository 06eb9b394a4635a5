use grads::prelude::*;

#[derive(Differentiable)]
struct View<'a> {
    x: &'a [f64],
    y: f64,
}

#[differentiable]
fn first(x: &[f64]) -> f64 {
    x[0] * x[0]
}

#[differentiable]
fn f(v: &View<'_>) -> f64 {
    first(v.x) * v.y
}

fn main() {}
