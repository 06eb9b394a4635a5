use grads::prelude::*;
use ndarray::Array2;

#[differentiable]
fn squares(a: &Array2<f64>) -> f64 {
    a.iter().map(|x| x * x).sum()
}

fn main() {}
