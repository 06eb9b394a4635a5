use grads::prelude::*;

#[differentiable]
trait Shape {
    fn area(&self, x: f64) -> f64;
}

trait Plot {
    fn area(self, x: f64) -> f64;
}

#[derive(Clone, Copy, Differentiable)]
struct Square {
    side: f64,
}

#[differentiable]
impl Shape for Square {
    fn area(&self, x: f64) -> f64 {
        self.side * x
    }
}

impl Plot for Square {
    fn area(self, x: f64) -> f64 {
        7.0 * x
    }
}

#[differentiable]
fn f(s: Square, x: f64) -> f64 {
    s.area(x)
}

fn main() {}
