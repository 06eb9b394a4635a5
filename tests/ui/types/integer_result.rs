use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> usize {
    x as usize
}

fn main() {
    grad!(f)(1.0);
}
