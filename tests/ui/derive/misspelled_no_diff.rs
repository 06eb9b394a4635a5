use grads::prelude::*;

#[derive(Differentiable)]
struct Model {
    rate: f64,
    #[nodiff]
    step: f64,
}

fn main() {}
