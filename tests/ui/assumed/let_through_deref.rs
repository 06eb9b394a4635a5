use grads::prelude::*;
use std::ops::Deref;

#[derive(Differentiable)]
struct A {
    k: f64,
}

#[derive(Differentiable)]
struct Scaled {
    a: A,
    k: f64,
}

impl Deref for Scaled {
    type Target = A;
    fn deref(&self) -> &A {
        &self.a
    }
}

#[differentiable]
fn f(s: &Scaled, x: f64) -> f64 {
    let a: &A = s;
    a.k * x
}

#[differentiable]
fn g(s: &Scaled, x: f64) -> f64 {
    let k = |a: &A| a.k * x;
    k(s)
}

fn main() {}
