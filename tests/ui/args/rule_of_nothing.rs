use grads::prelude::*;

#[differentiable(vjp = rule)]
fn f(n: usize) -> f64 {
    n as f64
}

fn main() {}
