use grads::Real;
use grads::prelude::*;

#[differentiable(order = 2)]
fn potential<T: Real>(x: T, w: T) -> T {
    x * x * w
}

#[differentiable]
fn force(x: f64, w: f64) -> f64 {
    -grad!(potential, wrt(x))(x, w)
}

fn main() {}
