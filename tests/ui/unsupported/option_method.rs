use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = Some(x);
    let z = y.xor(None);
    z.unwrap_or(0.0)
}

fn main() {}
