use grads::prelude::*;

#[differentiable(forward)]
fn cube(x: f64) -> f64 {
    x * x * x
}

#[differentiable(order = 2)]
fn shifted(x: f64) -> f64 {
    cube(x + 1.0)
}

fn main() {
    hvp!(shifted)(2.0, 1.0);
}
