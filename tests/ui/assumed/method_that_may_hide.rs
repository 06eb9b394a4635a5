// What a method does whose value nobody reads is not seen, if it has no derivative: it may keep what it is given.

use grads::prelude::*;
use std::cell::Cell;

#[derive(Clone, Differentiable)]
struct Probe {
    scale: f64,
    #[no_diff]
    seen: Cell<f64>,
}

impl Probe {
    fn note(&self, x: f64) -> f64 {
        self.seen.set(x);
        x
    }
}

#[differentiable]
fn noted(probe: &Probe, x: f64) -> f64 {
    let _ = probe.note(x);
    probe.scale * x
}

fn main() {
    let probe = Probe {
        scale: 2.0,
        seen: Cell::new(0.0),
    };
    grad!(noted)(&probe, 1.0);
}
