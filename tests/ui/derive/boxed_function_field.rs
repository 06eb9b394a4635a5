use grads::prelude::*;

#[derive(Differentiable)]
struct Model {
    rate: f64,
    force: Box<dyn Fn(f64) -> f64>,
}

fn main() {}
