use grads::prelude::*;
use std::cmp::Ordering;

fn compare(a: &f64, b: &f64) -> Ordering {
    a.total_cmp(b)
}

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    y.sort_by(|a, b| compare(a, b));
    y[0]
}

fn main() {}
