use grads::prelude::*;

#[differentiable]
fn count(x: f64) -> f64 {
    let n: usize = x;
    x * n as f64
}

#[differentiable]
fn option(x: Option<f64>) -> f64 {
    let y: f64 = x;
    y * y
}

#[differentiable]
fn arms(x: f64, n: usize) -> f64 {
    match n {
        0 => x,
        1 => "a",
        _ => x * x,
    }
}

fn main() {
    let _ = grad!(arms)(1.0, 2);
}
