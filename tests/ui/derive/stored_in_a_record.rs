use grads::prelude::*;

#[derive(Clone)]
struct Entry {
    t: f64,
}

#[derive(Clone, Differentiable)]
struct Model {
    gain: f64,
    #[no_diff]
    log: Vec<Entry>,
}

#[differentiable]
fn energy(mut model: Model, x: f64) -> f64 {
    for i in 0..3 {
        let t = x * i as f64;
        model.log.push(Entry { t });
    }
    let mut energy = 0.0;
    for entry in &model.log {
        energy += model.gain * entry.t;
    }
    energy
}

fn main() {}
