use grads::prelude::*;
use std::ops::{Index, IndexMut};

#[derive(Clone, Differentiable)]
struct Pair {
    old: [f64; 2],
    new: [f64; 2],
}

#[differentiable]
impl Index<usize> for Pair {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.old[i]
    }
}

#[differentiable]
impl IndexMut<usize> for Pair {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        &mut self.new[i]
    }
}

#[differentiable]
fn f(p: &Pair, x: f64) -> f64 {
    let mut p = p.clone();
    p[0] = x * x;
    p[0] + p.new[0]
}

fn main() {}
