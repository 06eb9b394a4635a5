use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    fn g(x: f64) -> f64 {
        x * x
    }
    g(x)
}

fn main() {}
