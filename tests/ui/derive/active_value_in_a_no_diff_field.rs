use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Particle {
    x: f64,
    #[no_diff]
    noise: f64,
}

#[differentiable]
fn moved(p: &Particle, y: f64) -> Particle {
    Particle {
        x: p.x + y,
        noise: p.noise * y,
    }
}

fn main() {}
