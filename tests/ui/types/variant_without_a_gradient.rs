use grads::prelude::*;

enum Shape {
    Circle(f64),
    Unit,
}

#[differentiable]
fn f(shape: &Shape, x: f64) -> f64 {
    match shape {
        Shape::Circle(r) => r * x,
        Shape::Unit => x,
    }
}

fn main() {}
