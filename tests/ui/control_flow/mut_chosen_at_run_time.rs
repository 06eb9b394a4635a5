use grads::prelude::*;

#[differentiable]
fn f(x: f64, c: bool) -> f64 {
    let (mut a, mut b) = (x, x * x);
    let r = if c { &mut a } else { &mut b };
    *r *= x;
    a * b
}

fn main() {}
