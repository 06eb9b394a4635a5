use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let n = if x > 1.0 { x as i32 } else { 0 };
    x * f64::from(n)
}

fn main() {}
