use grads::prelude::*;

#[differentiable(order = 2, wrt(z), colour)]
fn f(x: f64) -> f64 {
    unsafe { x }
}

fn main() {}
