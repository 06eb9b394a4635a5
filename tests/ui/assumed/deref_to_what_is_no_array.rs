use grads::prelude::*;
use std::ops::Deref;

#[derive(Clone, Differentiable)]
struct Inner {
    k: f64,
}

#[derive(Clone, Differentiable)]
struct Outer {
    inner: Inner,
}

#[differentiable]
impl Deref for Outer {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.inner
    }
}

#[derive(Clone, Differentiable)]
struct Halves(Vec<f64>, Vec<f64>);

#[differentiable]
impl Deref for Halves {
    type Target = Vec<f64>;
    fn deref(&self) -> &Vec<f64> {
        if self.0.is_empty() { &self.1 } else { &self.0 }
    }
}

fn main() {}
