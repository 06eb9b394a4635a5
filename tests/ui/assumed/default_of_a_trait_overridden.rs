use grads::prelude::*;

#[differentiable]
trait Potential {
    fn at(&self, x: f64) -> f64 {
        x * x
    }
}

#[derive(Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable]
impl Potential for Spring {
    #[no_diff]
    fn at(&self, x: f64) -> f64 {
        self.k * x
    }
}

fn main() {}
