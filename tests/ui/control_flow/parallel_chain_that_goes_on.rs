use grads::prelude::*;
use rayon::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let squares = x.par_iter().map(|v| v * v);
    squares.sum::<f64>()
}

#[differentiable]
fn g(x: &[f64]) -> f64 {
    x.par_iter().filter(|v| **v > 0.0).map(|v| v * v).sum::<f64>()
}

#[differentiable]
fn h(x: &[f64]) -> f64 {
    x.par_iter().map(|v| v * v).reduce(|| 0.0, f64::max)
}

fn main() {}
