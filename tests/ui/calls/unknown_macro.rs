use grads::prelude::*;

macro_rules! twice {
    ($x:expr) => {
        $x + $x
    };
}

#[differentiable]
fn f(x: f64) -> f64 {
    twice!(x)
}

fn main() {}
