use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut s = x;
    for c in "abc".chars() {
        s += c as u32 as f64;
    }
    s
}

fn main() {}
