use grads::prelude::*;

#[differentiable]
trait Potential {
    fn energy(&self, r: f64) -> f64;
}

#[differentiable]
impl<P: Potential> Potential for &P {
    fn energy(&self, r: f64) -> f64 {
        (**self).energy(r)
    }
}

fn main() {}
