use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: f64) -> f64 {
    if y > 0.0 { x } else { -x }
}

fn main() {
    grad!(f)(1.0, 2.0);
}
