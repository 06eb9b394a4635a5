use grads::prelude::*;

trait Model {
    fn loss(&self, x: f64) -> f64;
}

#[differentiable]
fn f(model: Box<dyn Model>, x: f64) -> f64 {
    model.loss(x)
}

fn main() {}
