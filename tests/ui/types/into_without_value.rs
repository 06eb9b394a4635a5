use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> (f64, f64) {
    (x, x * x)
}

fn main() {
    let _ = value_and_grad!(f)(2.0);
}
