use grads::prelude::*;
use ndarray::{Array1, Axis};

#[differentiable]
fn last(x: &Array1<f64>) -> f64 {
    let sums = x.cumprod(Axis(0));
    sums[1]
}

fn main() {}
