use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Decay {
    rate: f64,
}

impl Decay {
    fn speed(&self, x: f64) -> f64 {
        -self.rate * x
    }
}

#[differentiable]
fn rhs(d: &Decay, y: &[f64], dy: &mut [f64]) -> f64 {
    for i in 0..y.len() {
        dy[i] = d.speed(y[i]);
    }
    dy[0]
}

fn main() {}
