use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Spring {
    stiffness: f64,
}

#[differentiable]
fn force(s: &Spring, x: f64) -> f64 {
    s.stifness * x
}

#[differentiable]
fn total(springs: &[Spring], x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (s, xi) in springs.iter().zip(x) {
        sum += s.stiff * xi;
    }
    sum
}

fn main() {
    let _ = grad!(force)(&Spring { stiffness: 1.0 }, 1.0);
}
