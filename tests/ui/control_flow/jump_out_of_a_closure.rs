use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let g = |y: f64| y * if y > 1.0 { continue } else { 2.0 };
        s += g(*v);
    }
    s
}

fn main() {}
