use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let b = x.to_vec().into_boxed_slice();
    b[0] * b[1]
}

fn main() {}
