use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut s = x;
    for c in "abc".rmatches('b') {
        s += c.len() as f64;
    }
    s
}

fn main() {}
