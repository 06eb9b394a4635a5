use grads::prelude::*;

#[differentiable(partials = partial, unconnected = "zero")]
fn f(x: f64) -> f64 {
    x
}

fn partial(_: f64, _: f64) -> f64 {
    1.0
}

fn main() {}
