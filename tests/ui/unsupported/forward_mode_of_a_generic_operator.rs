use grads::prelude::*;
use std::ops::Add;

#[derive(Clone, Copy, Differentiable)]
struct Pair<T> {
    x: T,
    y: T,
}

#[differentiable(order = 2)]
impl<T: Real> Add for Pair<T> {
    type Output = Pair<T>;
    fn add(self, other: Pair<T>) -> Pair<T> {
        Pair {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }
}

fn main() {}
