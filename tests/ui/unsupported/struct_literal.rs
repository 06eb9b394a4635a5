use grads::prelude::*;

struct P {
    a: f64,
    all: Vec<f64>,
}

#[differentiable]
fn f(x: f64) -> f64 {
    let mut p = P { a: x, all: vec![x] };
    for _ in 0..2 {
        p.a *= p.all[0];
    }
    p.a * p.a
}

fn main() {}
