use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    for _ in 0..3 {
        break 'outer;
    }
    x
}

fn main() {}
