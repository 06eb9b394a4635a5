use grads::prelude::*;

#[differentiable]
fn scaled(x: &[f64], k: f64) -> Vec<f64> {
    x.iter().map(|x| k * x).collect()
}

fn main() {
    sparse_jacobian!(scaled, wrt(x))(&[1.0], 2.0);
}
