use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(0)]
    for _ in 0..1000 {
        y = y.sin();
    }
    y
}

fn main() {}
