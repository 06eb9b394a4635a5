use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: f64) -> f64 {
    x * y
}

fn main() {
    let _ = grad!(f, wrt(z))(2.0, 3.0);
}
