use grads::prelude::*;
use std::ops::{Deref, DerefMut};

#[derive(Clone, Differentiable)]
struct Pair {
    read: Vec<f64>,
    written: Vec<f64>,
}

#[differentiable]
impl Deref for Pair {
    type Target = Vec<f64>;
    fn deref(&self) -> &Vec<f64> {
        &self.read
    }
}

#[differentiable]
impl DerefMut for Pair {
    fn deref_mut(&mut self) -> &mut Vec<f64> {
        &mut self.written
    }
}

fn main() {}
