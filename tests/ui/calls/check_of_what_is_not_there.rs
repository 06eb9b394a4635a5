use grads::prelude::*;

#[differentiable]
fn first_order(x: f64) -> f64 {
    x * x
}

#[differentiable(forward)]
fn both_modes(x: f64) -> f64 {
    x * x
}

fn main() {
    check_grads!(first_order, order = 2)(1.0);
    check_grads!(both_modes, order = 2)(1.0);
    check_finite!(first_order)(1.0);
}
