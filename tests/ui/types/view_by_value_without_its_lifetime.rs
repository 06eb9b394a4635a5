//! A type that borrows is taken by value, and its lifetime is left out: `View<'_>` is meant.

use grads::prelude::*;

#[derive(Differentiable)]
struct View<'a> {
    x: &'a [f64],
    scale: f64,
}

#[differentiable]
fn f(a: f64, v: View) -> f64 {
    a * v.scale * v.x[0]
}

fn main() {}
