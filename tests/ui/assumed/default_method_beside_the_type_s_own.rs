use grads::prelude::*;

#[differentiable]
trait Shape {
    fn side(&self) -> f64;
    fn area(&self, x: f64) -> f64 {
        7.0 * self.side() * x
    }
}

#[derive(Differentiable)]
struct Square {
    side: f64,
}

impl Square {
    fn area(&self, x: f64) -> f64 {
        self.side * x * x
    }
}

#[differentiable]
impl Shape for Square {
    fn side(&self) -> f64 {
        self.side
    }
}

#[differentiable]
fn f(s: &Square, x: f64) -> f64 {
    s.area(x)
}

fn main() {}
