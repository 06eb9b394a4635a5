use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    x * x
}

fn main() {
    jvp!(f)(1.0, 1.0);
}
