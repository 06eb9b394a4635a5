use grads::prelude::*;

struct Spring {
    k: f64,
}

#[differentiable]
fn f(s: &Spring, x: f64) -> f64 {
    s.k * x
}

fn main() {}
