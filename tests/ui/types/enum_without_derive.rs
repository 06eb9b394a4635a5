use grads::prelude::*;

enum Shape {
    Circle { r: f64 },
    Square { a: f64 },
}

#[differentiable]
fn area(s: &Shape) -> f64 {
    match s {
        Shape::Circle { r } => 3.0 * r * r,
        Shape::Square { a } => a * a,
    }
}

fn main() {
    let _ = Shape::Square { a: 2.0 };
    let gradient = grad!(area)(&Shape::Circle { r: 1.0 });
}
