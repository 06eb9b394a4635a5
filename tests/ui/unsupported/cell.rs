use grads::prelude::*;
use std::cell::Cell;

#[differentiable]
fn f(x: f64) -> f64 {
    let c = Cell::new(x);
    c.set(x * x);
    c.get()
}

fn main() {}
