use grads::prelude::*;
use std::sync::atomic::AtomicUsize;

#[differentiable]
fn f(x: f64) -> f64 {
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    x * x
}

fn main() {}
