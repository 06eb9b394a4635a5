use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Model {
    gain: f64,
    #[no_diff]
    scratch: Vec<f64>,
    #[no_diff]
    clock: f64,
}

#[differentiable]
fn energy(model: &mut Model, x: &[f64]) -> f64 {
    for i in 0..x.len() {
        model.scratch[i] = x[i] * x[i];
    }
    model.clock += x[0];
    let mut energy = 0.0;
    for i in 0..x.len() {
        energy += model.gain * model.scratch[i];
    }
    energy
}

fn main() {}
