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
fn scaled(point: &Point, v: f64) -> f64 {
    point.x * v
}

#[differentiable]
fn step(path: &mut Path, x: f64, v: f64) -> f64 {
    let point = Point { x };
    let y = scaled(&point, v);
    path.before = point;
    y
}

fn main() {}
