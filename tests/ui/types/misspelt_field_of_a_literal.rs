use grads::prelude::*;

#[derive(Differentiable)]
struct Pair {
    a: f64,
    b: f64,
}

#[differentiable]
fn f(x: f64) -> f64 {
    let p = Pair { a: x, c: 2.0 * x };
    p.a
}

fn main() {
    let _ = grad!(f)(1.0);
}
