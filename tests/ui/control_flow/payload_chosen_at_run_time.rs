use grads::prelude::*;

#[differentiable]
fn f(a: f64, b: f64, n: usize) -> f64 {
    let (mut a, mut b) = (Some(a), Some(b));
    let chosen = if n > 1 { a.as_mut() } else { b.as_mut() };
    if let Some(v) = chosen {
        *v *= 2.0;
    }
    a.unwrap_or(0.0) + b.unwrap_or(0.0)
}

fn main() {}
