use grads::prelude::*;

fn f(x: f64) -> f64 {
    #[differentiable]
    let y = x * x;
    y
}

fn main() {}
