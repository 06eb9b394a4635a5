// The elements of an array of several axes are found by its type's name only: it is no slice.
use grads::prelude::*;
use ndarray::Array2;

#[differentiable]
fn squares(x: &Array2<f64>, w: &Array2<f64>) -> f64 {
    let y = x.dot(w);
    y.iter().map(|v| v * v).sum()
}

fn main() {}
