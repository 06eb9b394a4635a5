use grads::prelude::*;

#[differentiable]
fn g(x: &[f64]) -> Vec<f64> {
    x.iter().map(|x| x * x).collect()
}

fn main() {
    let _ = jacobian!(g, forward)(&[1.0]);
}
