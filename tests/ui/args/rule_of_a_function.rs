use grads::prelude::*;

#[differentiable(vjp = rule)]
fn f(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    g(x)
}

fn main() {}
