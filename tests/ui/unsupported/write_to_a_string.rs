use grads::prelude::*;
use std::fmt::Write as _;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut log = String::new();
    write!(log, "{x}").unwrap();
    x * x
}

fn main() {}
