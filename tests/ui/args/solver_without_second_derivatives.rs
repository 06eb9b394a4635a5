use grads::prelude::*;

#[differentiable]
fn objective(x: f64, a: f64) -> f64 {
    (x - a) * (x - a)
}

#[differentiable(minimum_of = objective)]
fn minimum(a: f64) -> f64 {
    a
}

#[differentiable]
fn residual(x: f64, a: f64) -> f64 {
    x * x - a
}

#[differentiable(root_of = residual, order = 2)]
fn root(a: f64) -> f64 {
    a.sqrt()
}

fn main() {
    grad!(minimum)(2.0);
    hvp!(root)(2.0, 1.0);
}
