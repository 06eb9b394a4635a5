use grads::prelude::*;

#[differentiable]
fn f(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    g(x)
}

fn main() {
    grad!(f)(|x: f64| x * x, 2.0);
}
