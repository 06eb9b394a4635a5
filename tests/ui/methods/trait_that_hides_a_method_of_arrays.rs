use grads::prelude::*;
use ndarray::Array1;

trait Stats {
    fn sum(&self) -> f64;
}

impl Stats for Array1<f64> {
    fn sum(&self) -> f64 {
        self.iter().map(|x| x.abs()).sum()
    }
}

#[differentiable]
fn total(x: &Array1<f64>) -> f64 {
    x.sum()
}

fn main() {}
