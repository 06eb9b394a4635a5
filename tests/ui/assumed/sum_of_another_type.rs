use grads::prelude::*;
use std::iter::Sum;

#[derive(Clone, Copy, Differentiable)]
struct Decibel(f64);

impl Sum<f64> for Decibel {
    fn sum<I: Iterator<Item = f64>>(all: I) -> Decibel {
        Decibel(all.fold(1.0, |a, b| a * b))
    }
}

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let d: Decibel = x.iter().map(|v| v * 2.0).sum();
    d.0 * x[0]
}

fn main() {}
