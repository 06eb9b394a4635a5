use grads::prelude::*;

#[derive(Clone, Debug)]
enum Failure {
    Negative,
    Large(f64),
}

#[differentiable]
fn root(x: f64) -> Result<f64, Failure> {
    if x < 0.0 {
        Err(Failure::Negative)
    } else if x > 9.0 {
        Err(Failure::Large(x))
    } else {
        Ok(x.sqrt())
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    match root(x) {
        Ok(y) => y,
        Err(Failure::Large(y)) => 2.0 * y,
        Err(_) => 0.0,
    }
}

fn main() {}
