use grads::prelude::*;

#[differentiable(companion = g)]
fn f(x: f64) -> f64 {
    x
}

fn main() {
    grad!(f)(1.0);
}
