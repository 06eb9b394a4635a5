use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y: f64 = "1".parse()?;
    x * y
}

fn main() {}
