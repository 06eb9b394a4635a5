use grads::prelude::*;

fn order(x: &mut [f64]) -> usize {
    x.sort_by(f64::total_cmp);
    x.len()
}

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    let n = stop_gradient(order(&mut y));
    y[0] * n as f64
}

fn main() {}
