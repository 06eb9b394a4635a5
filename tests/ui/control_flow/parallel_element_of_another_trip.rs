use grads::prelude::*;

#[differentiable]
fn f(x: &[f64], out: &mut [f64]) -> f64 {
    #[parallel]
    for i in 0..x.len() {
        out[i + 1] = x[i] * x[i];
    }
    out[0]
}

#[differentiable]
fn g(x: &[f64], out: &mut [f64]) -> f64 {
    #[parallel]
    for i in 1..x.len() {
        out[i] = out[i - 1] * x[i];
    }
    out[0]
}

fn main() {}
