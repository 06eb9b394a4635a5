use grads::prelude::*;

#[differentiable]
fn f(g: impl Fn(f64) -> f64 + Copy, x: f64) -> f64 {
    let h = if x > 0.0 { g } else { g };
    h(x)
}

fn main() {}
