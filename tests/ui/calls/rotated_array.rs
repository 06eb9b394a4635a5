use grads::prelude::*;

#[differentiable]
fn f(x: &mut [f64]) {
    x.rotate_left(1);
    x[0] *= 2.0;
}

fn main() {}
