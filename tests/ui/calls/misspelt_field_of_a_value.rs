use grads::prelude::*;

#[derive(Differentiable)]
struct Pair {
    a: f64,
    b: f64,
}

#[differentiable]
fn pair(x: f64) -> Pair {
    Pair { a: x, b: 2.0 * x }
}

#[differentiable]
fn f(x: f64) -> f64 {
    let p = pair(x);
    p.a * p.c
}

fn main() {
    let _ = grad!(f)(1.0);
}
