//! A trait, and types with methods of their own that are called like the trait's.

use grads::prelude::*;

#[differentiable]
pub trait Base {
    fn offset(&self) -> f64 {
        1.5
    }
}

#[differentiable]
pub trait Rate: Base {
    fn rate(&self, x: f64) -> f64;
    fn scaled(&self, k: f64, x: f64) -> f64 {
        k * self.rate(x) * self.offset()
    }
}

#[derive(Clone, Differentiable)]
pub struct Line {
    pub k: f64,
}

#[derive(Clone, Differentiable)]
pub struct Square {
    pub k: f64,
}

#[differentiable]
impl Line {
    /// Not the trait's.
    pub fn rate(&self, x: f64) -> f64 {
        10.0 * self.k * x
    }
    /// Nor is this.
    pub fn tick(&mut self, by: f64) {
        self.k += 50.0 * by;
    }
    /// Nor is this.
    pub fn offset(&self) -> f64 {
        100.0 * self.k
    }
}

#[differentiable]
impl Base for Line {}

#[differentiable]
impl Base for Square {}

#[differentiable]
impl Rate for Line {
    fn rate(&self, x: f64) -> f64 {
        self.k * x
    }
}

#[differentiable]
impl Rate for Square {
    fn rate(&self, x: f64) -> f64 {
        self.k * x * x
    }
}
