use grads::prelude::*;
use std::cell::Cell;

macro_rules! put {
    ($c:expr, $v:expr) => {
        $c.set($v)
    };
}

#[differentiable]
fn f(x: f64, #[no_diff] c: &Cell<f64>) -> f64 {
    put!(c, x);
    x * c.get()
}

fn main() {}
