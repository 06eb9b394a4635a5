use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    x.next_up()
}

fn main() {}
