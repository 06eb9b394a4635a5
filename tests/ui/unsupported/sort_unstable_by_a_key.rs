use grads::prelude::*;

#[differentiable]
fn f(x: &[(f64, f64)]) -> f64 {
    let mut y = x.to_vec();
    y.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    y[0].1
}

fn main() {}
