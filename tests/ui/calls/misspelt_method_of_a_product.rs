use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = 2.0 * x;
    y.sine()
}

fn main() {
    let _ = grad!(f)(1.0);
}
