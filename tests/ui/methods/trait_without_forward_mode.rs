use grads::prelude::*;

#[differentiable]
trait Shape {
    fn area(&self, x: f64) -> f64;
}

#[derive(Differentiable)]
struct Square {
    side: f64,
}

#[differentiable(forward)]
impl Shape for Square {
    fn area(&self, x: f64) -> f64 {
        self.side * x
    }
}

fn main() {}
