use grads::prelude::*;
use std::ops::Index;

#[derive(Clone, Differentiable)]
struct Grid {
    data: Vec<f64>,
    columns: usize,
}

impl Grid {
    fn cell(&self, i: usize, j: usize) -> &f64 {
        &self.data[i * self.columns + j]
    }
}

#[differentiable]
impl Index<(usize, usize)> for Grid {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        self.cell(i, j)
    }
}

#[differentiable]
fn f(grid: &Grid) -> f64 {
    grid[(0, 1)] * grid[(1, 0)]
}

fn main() {}
