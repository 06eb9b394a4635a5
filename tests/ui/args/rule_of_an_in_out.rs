use grads::prelude::*;

fn rule(x: &mut [f64]) -> (f64, impl Fn(f64) -> Vec<f64>) {
    (x[0], |ct| vec![ct])
}

#[differentiable(vjp = rule)]
fn f(x: &mut [f64]) -> f64 {
    x[0]
}

fn main() {}
