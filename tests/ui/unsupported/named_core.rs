use grads::prelude::*;

#[differentiable]
fn core(x: f64) -> f64 {
    x
}

fn main() {
    grad!(f)(|x: f64| x * x, 2.0);
}
