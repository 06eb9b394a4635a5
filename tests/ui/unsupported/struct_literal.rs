use grads::prelude::*;

struct P {
    a: f64,
}

#[differentiable]
fn f(x: f64) -> f64 {
    let mut p = P { a: x };
    for _ in 0..2 {
        p.a *= x;
    }
    p.a * p.a
}

fn main() {}
