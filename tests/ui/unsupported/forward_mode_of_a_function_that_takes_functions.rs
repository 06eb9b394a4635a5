use grads::prelude::*;

#[differentiable(forward)]
fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x))
}

fn main() {}
