use grads::prelude::*;
use std::collections::BTreeMap;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let m = x.iter().copied().enumerate().collect::<BTreeMap<usize, f64>>();
    m[&0]
}

fn main() {}
