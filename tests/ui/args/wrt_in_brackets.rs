use grads::prelude::*;

#[differentiable]
fn f(x: f64, q: f64) -> f64 {
    x * q
}

fn main() {
    grad!(f, wrt = [q])(1.0, 2.0);
}
