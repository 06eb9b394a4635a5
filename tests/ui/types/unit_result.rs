use grads::prelude::*;

#[differentiable]
fn f(x: f64) {
    let _y = x * x;
}

fn main() {
    vjp!(f)(1.0);
}
