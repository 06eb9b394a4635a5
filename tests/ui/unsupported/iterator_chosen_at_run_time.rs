use grads::prelude::*;

#[differentiable]
fn f(x: &[f64], y: &[f64]) -> f64 {
    let it = if x[0] > 0.0 { x.iter() } else { y.iter() };
    it.sum()
}

fn main() {}
