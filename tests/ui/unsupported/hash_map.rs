use grads::prelude::*;
use std::collections::HashMap;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut m = HashMap::new();
    m.insert("a", x);
    m["a"] * x
}

fn main() {}
