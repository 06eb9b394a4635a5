use grads::prelude::*;

fn noise(step: usize) -> f64 {
    (step * 1103 % 65536) as f64
}

#[differentiable]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint]
    for i in 0..n {
        y = y.sin() + stop_gradient(noise(i));
    }
    y
}

fn main() {}
