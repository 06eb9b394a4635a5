use grads::prelude::*;

trait Potential {
    #[differentiable]
    fn at(&self, x: f64) -> f64;
}

fn main() {}
