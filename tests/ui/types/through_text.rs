use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let s = format!("{x}");
    x * s.len() as f64
}

fn main() {}
