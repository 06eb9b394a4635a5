use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    y.extend_from_within(1..);
    y[0] * x[0]
}

fn main() {}
