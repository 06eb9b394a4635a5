use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let n = x as u8 as char;
    x + n as u32 as f64
}

fn main() {}
