use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Polar {
    r: f64,
    angle: f64,
}

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiable]
impl Polar {
    fn into(self) -> Point {
        Point { x: self.r, y: 0.0 }
    }
}

#[differentiable]
impl From<Polar> for Point {
    fn from(p: Polar) -> Point {
        Point {
            x: p.r * p.angle.cos(),
            y: p.r * p.angle.sin(),
        }
    }
}

#[differentiable]
fn f(r: f64, angle: f64) -> f64 {
    let point: Point = Polar { r, angle }.into();
    point.x * point.y
}

fn main() {}
