use grads::prelude::*;

trait Model {
    fn energy(&self, x: f64) -> f64;
}

#[differentiable]
fn f<M: Model>(#[no_diff] model: &M, x: f64) -> f64 {
    2.0 * model.energy(x)
}

fn main() {}
