use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Spring {
    k: f64,
}

impl Spring {
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.k * x * x
    }
}

#[differentiable]
fn f(s: Spring, x: f64) -> f64 {
    s.energy(x)
}

fn main() {}
