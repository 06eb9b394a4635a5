use grads::prelude::*;

#[differentiable]
trait Potential {
    fn stiffness(&self) -> f64;

    #[differentiable(forward)]
    fn energy(&self, x: f64) -> f64 {
        self.stiffness() * x * x
    }
}

fn main() {}
