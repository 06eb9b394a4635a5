use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.iter().try_fold(0.0, |s, v| if *v > 0.0 { Some(s + v) } else { None }).unwrap_or(0.0)
}

fn main() {}
