use grads::prelude::*;

#[differentiable]
fn f(x: f64, mut y: f64) -> f64 {
    y = 2.0;
    x * y
}

fn main() {
    grad!(f, wrt(x, y))(1.0, 2.0);
}
