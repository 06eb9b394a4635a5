use grads::prelude::*;

struct Opaque;

#[derive(Differentiable)]
enum Noise {
    Gauss { sigma: f64 },
    Drawn(f64, fn() -> f64, Vec<Opaque>),
}

fn main() {}
