use grads::prelude::*;

#[differentiable]
fn f(x: Vec<f64>) -> f64 {
    let y = x;
    let z = x;
    y[0] * z[0]
}

fn main() {}
