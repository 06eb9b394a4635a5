use grads::prelude::*;

#[differentiable]
fn f(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    let mut h = &g;
    if x > 0.0 {
        h = &g;
    }
    h(x)
}

fn main() {}
