use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let v = Vec::from([x, x * x]);
    v[0] * v[1]
}

fn main() {}
