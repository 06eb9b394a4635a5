use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    for _ in 0..1000 {
        #[checkpoint(16)]
        let z = y.sin();
        y = z * z;
    }
    y
}

fn main() {}
