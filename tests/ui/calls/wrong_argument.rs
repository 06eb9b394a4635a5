use grads::prelude::*;

#[differentiable]
fn first(x: &[f64], k: f64) -> f64 {
    x[0] * k
}

#[differentiable]
fn f(x: f64) -> f64 {
    first(x, 2.0)
}

fn main() {
    let _ = grad!(f)(1.0);
}
