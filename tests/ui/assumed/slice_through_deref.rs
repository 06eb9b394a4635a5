use grads::prelude::*;
use std::ops::Deref;

#[derive(Differentiable)]
struct Weights {
    w: Vec<f64>,
}

impl Deref for Weights {
    type Target = [f64];
    fn deref(&self) -> &[f64] {
        &self.w[1..]
    }
}

#[differentiable]
fn f(w: &Weights) -> f64 {
    let w: &[f64] = w;
    w[0] * w[1]
}

fn main() {}
