use grads::prelude::*;

#[differentiable]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {
    let _ = grad!(f)(2.0, 3.0);
}
