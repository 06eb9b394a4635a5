use grads::prelude::*;

#[differentiable(wrt(lenght))]
fn f(length: f64, width: f64) -> f64 {
    length * width
}

fn main() {}
