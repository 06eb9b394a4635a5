use grads::prelude::*;

#[differentiable]
fn f(x: f64, n: usize) -> f64 {
    let text = format!("{}", if n > 3 { return x } else { n });
    x * text.len() as f64
}

fn main() {}
