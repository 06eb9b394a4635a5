use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    format!("{x}").parse().unwrap()
}

fn main() {}
