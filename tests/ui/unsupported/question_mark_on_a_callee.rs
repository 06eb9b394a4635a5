use grads::prelude::*;

#[differentiable]
fn root(x: f64) -> Option<f64> {
    if x < 0.0 { None } else { Some(x.sqrt()) }
}

#[differentiable]
fn f(x: f64) -> Option<f64> {
    let y = root(x)?;
    Some(y * 2.0)
}

fn main() {}
