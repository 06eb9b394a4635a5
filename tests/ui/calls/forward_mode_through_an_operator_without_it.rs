use grads::prelude::*;
use std::ops::Mul;

#[derive(Clone, Copy, Differentiable)]
struct Scale {
    by: f64,
}

#[differentiable]
impl Mul<f64> for Scale {
    type Output = f64;
    fn mul(self, x: f64) -> f64 {
        self.by * x
    }
}

#[differentiable(forward)]
fn f(s: Scale, x: f64) -> f64 {
    s * x
}

fn main() {}
