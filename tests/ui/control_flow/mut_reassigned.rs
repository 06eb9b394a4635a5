use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let (mut a, mut b) = (x, x * x);
    let mut r = &mut a;
    *r *= x;
    r = &mut b;
    *r *= x;
    a * b
}

fn main() {}
