use grads::prelude::*;
use std::collections::BTreeMap;

#[differentiable]
fn f(x: f64, m: &BTreeMap<u32, f64>) -> f64 {
    let mut s = 0.0;
    for (_, v) in m {
        s += x * v;
    }
    s
}

fn main() {}
