use grads::prelude::*;
use std::collections::HashMap;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut m = HashMap::new();
    m.insert(1, x);
    m[&1] * x
}

fn main() {}
