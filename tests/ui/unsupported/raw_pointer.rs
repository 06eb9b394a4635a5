use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let p = &raw const x;
    x * p.is_null() as i32 as f64
}

fn main() {}
