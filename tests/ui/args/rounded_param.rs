use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: f64) -> f64 {
    x * y.floor()
}

fn main() {
    value_and_grad!(f)(1.0, 2.0);
}
