use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = Some(x);
    y.unwrap()
}

fn main() {}
