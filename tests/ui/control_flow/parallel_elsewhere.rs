use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    #[parallel]
    let mut y = x[0];
    #[parallel]
    while y < 1.0 {
        y = y * 2.0;
    }
    #[parallel(threads = 2)]
    for i in 0..x.len() {
        y += x[i];
    }
    y
}

fn main() {}
