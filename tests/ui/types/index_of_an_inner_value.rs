use grads::prelude::*;
use std::ops::Index;

#[derive(Clone, Differentiable)]
struct Grid {
    data: Vec<f64>,
    columns: usize,
}

#[differentiable]
impl Index<(usize, usize)> for Grid {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.data[i * self.columns + j]
    }
}

#[derive(Clone, Differentiable)]
struct Hessian(Grid);

#[differentiable]
impl Index<(usize, usize)> for Hessian {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[(i.min(j), i.max(j))]
    }
}

#[differentiable]
fn f(h: &Hessian) -> f64 {
    h[(0, 1)] * h[(1, 0)]
}

fn main() {}
