use grads::prelude::*;
use std::ops::Deref;

#[derive(Differentiable)]
struct Inner {
    k: f64,
}

#[differentiable]
impl Inner {
    fn energy(&self, x: f64) -> f64 {
        self.k * x
    }
}

struct Outer {
    inner: Inner,
}

impl Outer {
    fn energy(&self, x: f64) -> f64 {
        10.0 * self.inner.energy(x)
    }
}

impl Deref for Outer {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.inner
    }
}

#[differentiable]
fn f(#[no_diff] o: &Outer, x: f64) -> f64 {
    o.energy(x)
}

fn main() {}
