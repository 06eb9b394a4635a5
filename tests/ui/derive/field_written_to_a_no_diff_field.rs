use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Particle {
    x: f64,
    #[no_diff]
    noise: f64,
}

#[differentiable]
fn noisy(p: &mut Particle) -> f64 {
    p.noise = p.x * 2.0;
    p.noise * p.noise
}

fn main() {}
