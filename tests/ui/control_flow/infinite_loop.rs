use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    loop {
        let _y = x;
    }
}

fn main() {}
