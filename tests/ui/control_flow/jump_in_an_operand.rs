use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    1.0 + if x > 0.0 { return x } else { 2.0 * x }
}

fn main() {}
