use grads::prelude::*;

#[differentiable]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(n / 10)]
    for _ in 0..n {
        y = y.sin();
    }
    y
}

fn main() {}
