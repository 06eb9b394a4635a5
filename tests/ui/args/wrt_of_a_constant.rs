use grads::prelude::*;

#[differentiable(wrt(k))]
fn f(x: f64, #[no_diff] k: f64) -> f64 {
    x * k
}

fn main() {}
