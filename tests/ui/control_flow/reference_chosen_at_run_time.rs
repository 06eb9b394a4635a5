use grads::prelude::*;

#[differentiable]
fn f(x: &[f64], n: usize) -> f64 {
    let part = if n > 1 { &x[1..] } else { &x[..1] };
    part[0]
}

fn main() {}
