use grads::prelude::*;
use std::collections::HashMap;

#[differentiable]
fn f(x: f64, rates: &HashMap<u32, f64>) -> f64 {
    x * rates[&0]
}

fn main() {}
