use grads::prelude::*;

#[differentiable]
fn apply(g: &mut dyn FnMut(f64) -> f64, x: f64) -> f64 {
    g(x) * x
}

#[differentiable]
fn f(x: f64) -> f64 {
    apply(&mut |v: f64| 2.0 * v, x) + x
}

fn main() {
    let gradient = grad!(apply)(&mut |v| v, 1.0);
    let (_, pullback) = vjp!(apply)(&mut |v| v, 1.0);
    let gradient: f64 = grad!(f)(1.0);
}
