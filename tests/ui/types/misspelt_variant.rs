use grads::prelude::*;

#[derive(Differentiable)]
enum Shape {
    Circle { r: f64 },
    Square(f64),
}

#[differentiable]
fn area(s: &Shape) -> f64 {
    match s {
        Shape::Circle { r } => r * r,
        Shape::Sqare(a) => a * a,
        _ => 0.0,
    }
}

#[differentiable]
fn circle(r: f64) -> Shape {
    Shape::Circel { r }
}

fn main() {
    let _ = grad!(area)(&circle(1.0));
}
