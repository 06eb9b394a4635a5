use grads::prelude::*;

#[derive(Differentiable)]
struct Model {
    rate: f64,
    #[no_diff(step)]
    step: f64,
    #[no_diff = "yes"]
    start: f64,
}

fn main() {}
