use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    x.sine() + 1.0
}

fn main() {
    let _ = grad!(f)(1.0);
}
