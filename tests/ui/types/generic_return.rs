use grads::prelude::*;

#[differentiable]
fn f<T>(x: f64, t: T) -> f64 {
    x
}

fn main() {}
