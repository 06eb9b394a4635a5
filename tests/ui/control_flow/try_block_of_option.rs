use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let g = |i: usize| Some(x.get(i)? * 2.0);
    g(0).unwrap()
}

fn main() {}
