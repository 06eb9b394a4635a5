use grads::prelude::*;

#[differentiable(forward)]
fn cube(x: f64) -> f64 {
    x * x * x
}

#[differentiable(order = 2)]
fn both(x: f64) -> (f64, f64) {
    (x, x * x)
}

fn main() {
    hvp!(cube)(2.0, 1.0);
    hessian!(cube)(2.0);
    hessian!(both)(2.0);
}
