use grads::prelude::*;
use std::ops::{Add, AddAssign};

#[derive(Clone, Copy, Differentiable)]
struct V {
    x: f64,
}

#[differentiable]
impl Add for V {
    type Output = V;
    fn add(self, o: V) -> V {
        V { x: f64::from_bits(self.x.to_bits()) + o.x }
    }
}

#[differentiable]
impl AddAssign for V {
    fn add_assign(&mut self, o: V) {
        self.x += o.x;
    }
}

#[differentiable]
fn sum(a: V, b: V) -> f64 {
    (a + b).x
}

#[differentiable]
fn sums(a: V, b: V) -> f64 {
    let mut c = a + b;
    c += a + c;
    c.x
}

fn main() {}
