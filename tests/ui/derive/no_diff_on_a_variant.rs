use grads::prelude::*;

#[derive(Differentiable)]
enum Shape {
    Circle(f64),
    #[no_diff]
    Square(f64),
}

fn main() {}
