use grads::prelude::*;

#[differentiable]
fn f(x: f64, mut y: Vec<f64>) -> f64 {
    let a = unsafe { x };
    y.sort_by(|a, b| a.total_cmp(b));
    for c in "abc".chars() {
        y[0] += c as u32 as f64;
    }
    a * y[0]
}

fn main() {}
