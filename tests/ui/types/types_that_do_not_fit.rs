use grads::prelude::*;

#[differentiable]
fn index(x: &[f64], i: i32) -> f64 {
    x[i] * x[0]
}

#[differentiable]
fn text(x: f64) -> f64 {
    let s = "a";
    x * s
}

#[differentiable]
fn option(x: Option<f64>) -> f64 {
    x * 2.0
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
