use grads::prelude::*;
use std::ops::{Index, Range};

#[derive(Differentiable)]
struct Grid {
    data: Vec<f64>,
}

impl Grid {
    fn as_slice(&self) -> &[f64] {
        &self.data[1..]
    }
    fn len(&self) -> usize {
        self.data.len()
    }
}

impl Index<Range<usize>> for Grid {
    type Output = [f64];
    fn index(&self, r: Range<usize>) -> &[f64] {
        &self.data[r.start + 1..r.end + 1]
    }
}

#[derive(Differentiable)]
struct Holder {
    grid: Grid,
}

#[differentiable]
fn view(h: &Holder) -> f64 {
    h.grid.as_slice()[0]
}

#[differentiable]
fn part(h: &Holder) -> f64 {
    let p = &h.grid[0..2];
    p[0]
}

fn main() {}
