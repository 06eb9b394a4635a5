use grads::prelude::*;

struct Spring {
    k: f64,
}

#[differentiable]
fn energy(s: &Spring, x: f64) -> f64 {
    0.5 * s.k * x * x
}

#[differentiable]
fn twice(k: f64, x: f64) -> f64 {
    2.0 * energy(&Spring { k }, x)
}

fn main() {
    let s = Spring { k: 1.0 };
    let (_, gradients) = value_and_grad!(energy)(&s, 1.0);
    let (_, pullback) = vjp!(energy)(&s, 1.0);
}
