use grads::prelude::*;

struct Model;

impl Model {
    fn value(x: f64) -> f64 {
        x
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    Model::value(x)
}

fn main() {}
