use grads::prelude::*;

#[differentiable]
fn f<G: FnOnce(f64) -> f64>(g: G, x: f64) -> f64 {
    g(x)
}

fn main() {}
