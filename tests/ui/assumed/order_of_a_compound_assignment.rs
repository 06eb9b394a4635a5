use grads::prelude::*;
use std::ops::AddAssign;

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
}

#[differentiable]
impl AddAssign for Point {
    fn add_assign(&mut self, other: Point) {
        self.x += other.x;
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    let mut points = [Point { x }, Point { x: 0.5 }];
    let mut i = 0;
    points[i] += {
        i = 1;
        Point { x: x * x }
    };
    points[0].x * i as f64
}

fn main() {}
