use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: f64) -> f64 {
    let o = x.total_cmp(&y);
    x * y * (o as i8) as f64
}

fn main() {}
