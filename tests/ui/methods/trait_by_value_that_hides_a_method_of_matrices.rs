use grads::prelude::*;
use nalgebra::Vector3;

trait Size {
    fn norm(self) -> f64;
}

impl Size for Vector3<f64> {
    fn norm(self) -> f64 {
        self.x.max(self.y).max(self.z)
    }
}

#[differentiable]
fn size(a: &Vector3<f64>, b: &Vector3<f64>) -> f64 {
    let u = a + b;
    u.norm()
}

// a shared reference calls that of the matrix
#[differentiable]
fn length(a: &Vector3<f64>) -> f64 {
    a.norm()
}

fn main() {}
