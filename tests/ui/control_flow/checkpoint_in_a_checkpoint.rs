use grads::prelude::*;

#[differentiable]
fn step(y: f64) -> f64 {
    y.sin()
}

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint]
    for _ in 0..10 {
        #[checkpoint]
        for _ in 0..10 {
            y = step(y);
        }
    }
    y
}

fn main() {}
