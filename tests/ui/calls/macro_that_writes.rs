use grads::prelude::*;

macro_rules! bump {
    ($x:ident) => {
        $x += 1.0;
    };
}

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x * x;
    bump!(y);
    y
}

fn main() {}
