use grads::prelude::*;

#[differentiable]
fn residual(x: f64, a: f64) -> f64 {
    x * x - a
}

#[differentiable(root_of = residual, matrix_free)]
fn root(a: f64) -> f64 {
    a.sqrt()
}

#[differentiable(matrix_free)]
fn square(a: f64) -> f64 {
    a * a
}

fn main() {
    grad!(root)(2.0);
}
