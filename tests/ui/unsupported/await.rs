use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = std::future::ready(x);
    y.await
}

fn main() {}
