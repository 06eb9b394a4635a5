use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let g = make();
    g(x)
}

fn make() -> impl Fn(f64) -> f64 {
    |y| y * y
}

fn main() {}
