use grads::prelude::*;

trait Energy {
    fn at(&self, x: f64) -> f64;
}

#[differentiable]
fn f(#[no_diff] e: &(dyn Energy + Sync), x: f64) -> f64 {
    e.at(x)
}

fn main() {}
