use grads::prelude::*;

const NODES: &[f64] = &[1.0, 2.0, 3.0];

#[differentiable]
fn poly(x: f64, c: &[f64]) -> f64 {
    let mut s = 0.0;
    for c in c {
        s = s * x + c;
    }
    s
}

#[differentiable]
fn f(x: f64) -> f64 {
    poly(x, NODES)
}

fn main() {}
