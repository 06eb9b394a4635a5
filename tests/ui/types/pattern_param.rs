use grads::prelude::*;

#[differentiable]
fn f((a, b): &mut (f64, f64)) -> f64 {
    *a *= *b;
    *a
}

fn main() {}
