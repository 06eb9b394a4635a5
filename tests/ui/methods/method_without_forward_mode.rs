use grads::prelude::*;

#[derive(Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable]
impl Spring {
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.k * x * x
    }
}

#[differentiable(forward)]
fn f(spring: &Spring, x: f64) -> f64 {
    spring.energy(x)
}

fn main() {}
