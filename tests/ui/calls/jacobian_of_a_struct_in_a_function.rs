use grads::prelude::*;

#[derive(Differentiable, Clone)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiable(order = 2)]
fn polar(r: f64, t: f64) -> Point {
    Point {
        x: r * t.cos(),
        y: r * t.sin(),
    }
}

#[differentiable]
fn area(r: f64, t: f64) -> f64 {
    let (by_r, by_t) = jacobian!(polar)(r, t);
    by_r[(0, 0)] * by_t[(1, 0)] - by_r[(1, 0)] * by_t[(0, 0)]
}

fn main() {}
