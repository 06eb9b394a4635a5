use grads::prelude::*;

type Float = f32;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = x as Float;
    x * f64::from(y)
}

fn main() {}
