use grads::prelude::*;

#[derive(Differentiable)]
struct Spring {
    k: f64,
}

impl Spring {
    #[differentiable(order = 2)]
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.k * x * x
    }
}

fn main() {}
