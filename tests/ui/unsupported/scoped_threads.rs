use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = 0.0;
    std::thread::scope(|s| {
        s.spawn(|| y = x * x);
    });
    y
}

fn main() {}
