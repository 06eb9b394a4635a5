use grads::prelude::*;

#[derive(Differentiable)]
struct Table {
    scale: f64,
    entries: std::collections::HashMap<u32, f64>,
}

#[derive(Differentiable)]
enum Noise {
    Gauss { sigma: f64 },
    Drawn(f64, fn() -> f64, Vec<Opaque>),
}

struct Opaque;

fn main() {}
