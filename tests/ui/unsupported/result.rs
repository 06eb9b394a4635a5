use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = if x > 0.0 { Ok(x) } else { Err(1) };
    y.unwrap_or(2.0)
}

fn main() {}
