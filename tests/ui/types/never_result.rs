use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> ! {
    panic!("{x}")
}

fn main() {}
