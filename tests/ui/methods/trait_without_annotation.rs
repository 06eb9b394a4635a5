use grads::prelude::*;

trait Potential {
    fn at(&self, x: f64) -> f64;
}

#[derive(Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable]
impl Potential for Spring {
    fn at(&self, x: f64) -> f64 {
        self.k * x
    }
}

fn main() {}
