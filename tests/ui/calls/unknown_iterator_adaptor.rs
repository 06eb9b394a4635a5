use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.rsplit(|v| *v == 0.0).map(|part| part[0]).sum()
}

fn main() {}
