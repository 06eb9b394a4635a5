use grads::prelude::*;

#[differentiable(forward)]
trait Shape {
    fn area(&self, x: f64) -> f64;
}

#[derive(Differentiable)]
struct Square {
    side: f64,
}

#[differentiable]
impl Square {
    fn area(&self, x: f64) -> f64 {
        self.side * x * x
    }
}

#[differentiable(forward)]
impl Shape for Square {
    fn area(&self, x: f64) -> f64 {
        7.0 * self.side * x
    }
}

#[differentiable(forward)]
fn f(s: &Square, x: f64) -> f64 {
    s.area(x)
}

fn main() {}
