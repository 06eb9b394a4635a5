use grads::prelude::*;

#[derive(Differentiable)]
#[no_diff]
struct Model {
    rate: f64,
}

fn rate(model: &Model) -> f64 {
    model.zeros_like().rate
}

fn main() {}
