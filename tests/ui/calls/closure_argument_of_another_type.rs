use grads::prelude::*;
use std::ops::Mul;

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
}

#[differentiable]
impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, k: f64) -> Point {
        Point { x: self.x * k }
    }
}

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[differentiable]
        fn moved(g: impl Fn(Point) -> Point, p: Point) -> f64 {
            g(p).x
        }
    };
}
made!();

#[differentiable]
fn f(x: f64) -> f64 {
    moved(|p| p * x, Point { x })
}

fn main() {}
