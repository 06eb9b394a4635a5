use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint]
    while y > 0.1 {
        y = y.sin();
    }
    y
}

fn main() {}
