use grads::prelude::*;

#[differentiable]
fn double(x: &mut Option<f64>) {
    if let Some(v) = x {
        *v *= 2.0;
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = Some(x);
    double(&mut y);
    y.unwrap_or(0.0)
}

fn main() {}
