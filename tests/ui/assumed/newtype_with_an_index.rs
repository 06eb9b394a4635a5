use grads::prelude::*;
use std::ops::{Deref, Index};

#[derive(Clone, Differentiable)]
struct Params(Vec<f64>);

#[differentiable]
impl Deref for Params {
    type Target = Vec<f64>;
    fn deref(&self) -> &Vec<f64> {
        &self.0
    }
}

impl Index<usize> for Params {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.0[self.0.len() - 1 - i]
    }
}

#[differentiable]
fn f(q: &Params) -> f64 {
    q[0] * q[1]
}

fn main() {}
