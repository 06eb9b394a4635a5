use grads::prelude::*;

#[differentiable(forward)]
trait Shape {
    fn area(&self, x: f64) -> f64;
    fn twice(&self, x: f64) -> f64 {
        2.0 * self.area(x)
    }
}

#[derive(Differentiable)]
struct Square {
    side: f64,
}

// what the trait has by default would be that of another body
#[differentiable]
impl Shape for Square {
    #[differentiable(forward)]
    fn area(&self, x: f64) -> f64 {
        self.side * x
    }
    fn twice(&self, x: f64) -> f64 {
        3.0 * self.side * x
    }
}

fn main() {}
