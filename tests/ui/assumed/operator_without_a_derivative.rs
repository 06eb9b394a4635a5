use grads::prelude::*;
use std::ops::Not;

#[derive(Clone, Copy, Differentiable)]
struct V {
    x: f64,
}

impl Not for V {
    type Output = V;
    fn not(self) -> V {
        V { x: 3.0 * self.x }
    }
}

#[differentiable]
fn f(a: V) -> f64 {
    let b = !a;
    b.x
}

fn main() {}
