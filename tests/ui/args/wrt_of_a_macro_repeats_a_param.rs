use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: f64) -> f64 {
    x * y
}

fn main() {
    grad!(f, wrt(x, x))(1.0, 2.0);
}
