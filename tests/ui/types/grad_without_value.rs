use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: &mut [f64]) {
    y[0] = x * x;
}

fn main() {
    let mut y = [0.0];
    let _ = grad!(f)(2.0, &mut y);
}
