use grads::prelude::*;

fn root(x: f64) -> Option<f64> {
    (x >= 0.0).then(|| x.sqrt())
}

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.iter().filter_map(|v| root(*v)).sum()
}

fn main() {}
