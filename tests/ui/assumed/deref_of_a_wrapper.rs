use grads::prelude::*;
use std::ops::Deref;

#[derive(Clone, Copy, Differentiable)]
struct Outer(f64);

impl Deref for Outer {
    type Target = f64;
    fn deref(&self) -> &f64 {
        &self.0
    }
}

#[differentiable]
fn f(o: Outer, x: f64) -> f64 {
    *o * x
}

fn main() {}
