use grads::prelude::*;
use std::ops::{Deref, DerefMut};

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Differentiable)]
struct Outer {
    inner: Point,
    gain: f64,
}

impl Deref for Outer {
    type Target = Point;
    fn deref(&self) -> &Point {
        &self.inner
    }
}

impl DerefMut for Outer {
    fn deref_mut(&mut self) -> &mut Point {
        &mut self.inner
    }
}

#[differentiable]
fn read(o: &Outer) -> f64 {
    o.x * o.gain
}

#[differentiable]
fn written(o: &mut Outer, k: f64) {
    o.y += k * o.gain;
}

fn main() {}
