use grads::prelude::*;

#[differentiable]
fn above(x: f64) -> f64 {
    x.next_up() * 2.0
}

fn main() {
    above(1.0);
}
