use grads::prelude::*;

#[derive(Differentiable)]
enum Shape {
    Circle { r: f64 },
    Dot,
}

#[differentiable]
fn area(s: &Shape) -> f64 {
    match s {
        Shape::Circle { radius, .. } => radius * radius,
        Shape::Dot => 0.0,
    }
}

fn main() {
    let _ = grad!(area)(&Shape::Dot);
}
