use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.iter().scan(0.0, |s, v| { *s += v; Some(*s) }).sum()
}

fn main() {}
