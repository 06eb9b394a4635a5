use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let 1.. = 3usize else { return x };
    x * x
}

fn main() {}
