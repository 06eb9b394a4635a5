use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[cfg(debug_assertions)]
    {
        y *= x;
    }
    y
}

fn main() {}
