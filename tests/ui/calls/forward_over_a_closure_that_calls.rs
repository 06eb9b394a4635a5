use grads::prelude::*;

#[differentiable(order = 2)]
fn net(p: f64, t: f64) -> f64 {
    (p * t).tanh()
}

#[differentiable(forward)]
fn slope(p: f64) -> f64 {
    grad!(|t: f64| net(p, t))(1.0)
}

fn main() {}
