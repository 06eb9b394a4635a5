use grads::prelude::*;
use std::error::Error;

#[differentiable]
fn root(x: f64) -> Result<f64, Box<dyn Error>> {
    if x < 0.0 {
        return Err("negative".into());
    }
    Ok(x.sqrt())
}

fn main() {}
