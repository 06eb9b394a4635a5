use grads::prelude::*;

#[differentiable]
fn squares(x: &[f64]) -> Vec<f64> {
    x.iter().map(|v| v * v).collect()
}

fn main() {
    let mut dx = [0.0];
    value_and_grad_into!(squares)(&[3.0], &mut dx);
}
