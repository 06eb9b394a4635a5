use grads::prelude::*;
use std::cell::Cell;

thread_local! {
    static SUM: Cell<f64> = const { Cell::new(0.0) };
}

#[differentiable]
fn f(x: f64) -> f64 {
    SUM.set(x * x);
    x + SUM.get()
}

fn main() {}
