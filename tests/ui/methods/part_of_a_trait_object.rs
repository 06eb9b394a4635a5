use grads::prelude::*;

#[differentiable]
trait Potential {
    fn at(&self, x: f64) -> f64;
}

#[differentiable]
fn f(p: &dyn Potential, x: f64) -> f64 {
    p.at(x)
}

fn main() {}
