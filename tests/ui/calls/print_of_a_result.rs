use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = dbg!(x * x);
    y
}

fn main() {}
