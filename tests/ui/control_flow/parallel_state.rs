use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut y = 1.0;
    #[parallel]
    for i in 0..x.len() {
        y = (y * x[i]).sin();
    }
    y
}

#[differentiable]
fn g(x: &[f64]) -> f64 {
    let (mut sum, mut seen) = (0.0, 0.0);
    #[parallel]
    for i in 0..x.len() {
        sum += x[i];
        seen += sum * x[i];
    }
    sum + seen
}

fn main() {}
