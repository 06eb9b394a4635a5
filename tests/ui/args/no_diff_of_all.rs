use grads::prelude::*;

#[differentiable]
fn f(#[no_diff] x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {
    value_and_grad!(f)(1.0, 2);
}
