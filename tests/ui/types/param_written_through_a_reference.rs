use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x[0] = 2.0;
    x[0] * x[1]
}

fn main() {
    let _ = grad!(f)(&[1.0, 2.0]);
}
