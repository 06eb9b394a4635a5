use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    if x.iter().eq([1.0].iter()) { x[0] } else { 0.0 }
}

fn main() {}
