use grads::prelude::*;

#[differentiable]
fn apply(g: &dyn Fn(f64) -> f64, x: f64) -> f64 {
    g(x) * x
}

#[differentiable]
fn f(x: f64) -> f64 {
    apply(&|v: f64| 2.0 * v, x) + x
}

fn main() {
    let gradient = grad!(apply)(&|v| v, 1.0);
    let (_, pullback) = vjp!(apply)(&|v| v, 1.0);
    let gradient: f64 = grad!(f)(1.0);
}
