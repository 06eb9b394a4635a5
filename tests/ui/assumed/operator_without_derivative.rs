use grads::prelude::*;
use std::ops::{BitXor, Not, Shl};

#[derive(Clone, Copy, Differentiable)]
struct Plane {
    x: f64,
    y: f64,
}

impl BitXor for Plane {
    type Output = f64;
    fn bitxor(self, other: Plane) -> f64 {
        self.x * other.y - self.y * other.x
    }
}

impl Not for Plane {
    type Output = Plane;
    fn not(self) -> Plane {
        Plane { x: self.x, y: -self.y }
    }
}

impl Shl<f64> for Plane {
    type Output = Plane;
    fn shl(self, by: f64) -> Plane {
        Plane { x: self.x + by, y: self.y }
    }
}

#[differentiable]
fn wedge(a: Plane, b: Plane) -> f64 {
    (a ^ b) * 2.0 + a.x
}

#[differentiable]
fn conjugate(a: Plane) -> f64 {
    let b = !a;
    b.x + b.y + a.x
}

#[differentiable]
fn shifted(a: Plane, x: f64) -> f64 {
    let b = a << x;
    b.x * x
}

fn main() {}
