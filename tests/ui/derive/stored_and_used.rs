use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Point {
    x: f64,
}

#[derive(Clone, Differentiable)]
struct Path {
    #[no_diff]
    before: Point,
}

#[differentiable]
fn step(path: &mut Path, x: f64, v: f64) -> f64 {
    let point = Point { x };
    let y = point.x * v;
    path.before = point;
    y
}

fn main() {}
