use grads::prelude::*;
use ndarray::Array1;

trait Count {
    fn len(self) -> usize;
}

impl Count for Array1<f64> {
    fn len(self) -> usize {
        self.iter().filter(|x| **x > 0.0).count()
    }
}

#[differentiable]
fn mean(x: &Array1<f64>) -> f64 {
    let y = x * 2.0;
    let total = y.sum();
    total / y.len() as f64
}

fn main() {}
