//! A `&mut` in a struct that a function changes.

use grads::prelude::*;

#[derive(Differentiable)]
struct Work<'a> {
    #[no_diff]
    buffer: &'a mut [f64],
    scale: f64,
}

#[differentiable]
fn f(a: f64, w: &mut Work<'_>) -> f64 {
    w.buffer[0] = 2.0;
    a * w.scale * w.buffer[0]
}

fn main() {}
