use grads::prelude::*;
use nalgebra::Vector3;

trait Size {
    fn norm(&self) -> f64;
}

impl Size for &mut Vector3<f64> {
    fn norm(&self) -> f64 {
        self.x.max(self.y).max(self.z)
    }
}

#[differentiable]
fn size(a: &mut Vector3<f64>) -> f64 {
    a.norm()
}

fn main() {}
