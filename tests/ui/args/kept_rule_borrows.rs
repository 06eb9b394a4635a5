use grads::prelude::*;

fn rule(x: &[f64]) -> (f64, impl Fn(f64) -> Vec<f64>) {
    (x[0], move |ct| x.iter().map(|_| ct).collect())
}

#[differentiable(vjp = rule, kept)]
fn f(x: &[f64]) -> f64 {
    x[0]
}

fn main() {}
