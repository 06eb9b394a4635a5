use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(states = 3)]
    for _ in 0..10 {
        y = y.sin();
    }
    #[checkpoint(slots = 2 * 3)]
    for _ in 0..10 {
        y = y.sin();
    }
    y
}

fn main() {}
