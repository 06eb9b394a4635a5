use grads::prelude::*;

fn place(name: &str) -> Result<usize, String> {
    Err(name.to_string())
}

#[differentiable]
fn root(x: f64) -> Result<f64, String> {
    match x > 0.0 {
        true => Ok(x.sqrt()),
        false => Err("negative".to_string()),
    }
}

#[differentiable]
fn f(x: f64) -> Result<f64, String> {
    let mut all = [x, 0.5];
    all[place("a")?] += root(x)?;
    Ok(all[0])
}

fn main() {}
