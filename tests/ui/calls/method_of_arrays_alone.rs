use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    y.pop_if(|last| *last > 1.0);
    y[0] * x[0]
}

fn main() {}
