use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let b = Box::new(2.0 * x);
    *b * x
}

fn main() {
    let _ = grad!(f)(1.0);
}
