use grads::prelude::*;

#[differentiable]
trait Stats {
    fn mean(&self) -> f64;
}

#[differentiable]
impl Stats for [f64] {
    fn mean(&self) -> f64 {
        self.iter().sum::<f64>() / self.len() as f64
    }
}

fn main() {}
