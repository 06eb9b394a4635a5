use grads::prelude::*;
use std::collections::BTreeMap;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let m: BTreeMap<usize, f64> = x.iter().copied().enumerate().collect();
    m[&0]
}

fn main() {}
