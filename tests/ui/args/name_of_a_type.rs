use grads::prelude::*;

#[differentiable]
fn f64(x: f64) -> f64 {
    x * x
}

#[differentiable(companion = u8_derivative)]
fn u8(x: f64) -> f64 {
    x * x
}

fn main() {
    let _: f64 = grad!(u8_derivative)(1.0);
}
