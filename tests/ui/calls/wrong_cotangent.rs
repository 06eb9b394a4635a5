use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> (f64, f64) {
    (x, x * x)
}

fn main() {
    let (_, back) = vjp!(f)(2.0);
    let _ = back(1.0);
}
