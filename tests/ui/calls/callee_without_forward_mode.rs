use grads::prelude::*;

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable(forward)]
fn f(x: f64) -> f64 {
    2.0 * square(x)
}

fn main() {
    jvp!(f)(1.0, 1.0);
}
