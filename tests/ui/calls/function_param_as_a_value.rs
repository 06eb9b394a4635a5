use grads::prelude::*;

struct Pair<G> {
    g: G,
    x: f64,
}

#[differentiable]
fn f(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    let pair = Pair { g, x };
    (pair.g)(pair.x)
}

fn main() {}
