use grads::prelude::*;
use std::ops::{Deref, DerefMut};

#[derive(Clone, Differentiable)]
struct Params(Vec<f64>);

#[differentiable]
impl Deref for Params {
    type Target = Vec<f64>;
    fn deref(&self) -> &Vec<f64> {
        &self.0
    }
}

impl DerefMut for Params {
    fn deref_mut(&mut self) -> &mut Vec<f64> {
        &mut self.0
    }
}

#[differentiable]
fn f(q: &mut Params) {
    q[0] *= 2.0;
}

fn main() {}
