use grads::prelude::*;

#[differentiable]
fn slope(x: f64) -> f64 {
    let by_pair = grad!(|t: [f64; 2]| t[0] * t[1] * x)([x, 1.0]);
    by_pair[0]
}

fn main() {}
