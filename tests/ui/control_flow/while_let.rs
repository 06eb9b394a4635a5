use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    let mut s = 0.0;
    while let Some(v) = y.pop() {
        s += v;
    }
    s
}

fn main() {}
