use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let g: Box<dyn Fn(f64) -> f64> = Box::new(|y| y * y);
    g(x)
}

fn main() {}
