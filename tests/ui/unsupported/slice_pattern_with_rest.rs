use grads::prelude::*;

#[differentiable]
fn f(x: [f64; 3]) -> f64 {
    let [a, ..] = x;
    a
}

fn main() {}
