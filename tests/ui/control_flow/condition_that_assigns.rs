use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut n = 0;
    let mut s = x;
    while {
        n += 1;
        n < 5
    } {
        s *= x;
    }
    s
}

fn main() {}
