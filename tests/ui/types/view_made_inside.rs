//! A value that borrows numbers is made in the function that is differentiated.

use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct View<'a> {
    x: &'a [f64],
    scale: f64,
}

#[differentiable]
fn f(a: f64, x: &[f64]) -> f64 {
    let v = View { x, scale: a };
    v.scale * v.x[0]
}

fn main() {}
