use grads::prelude::*;
use std::ops::Index;

#[derive(Clone, Differentiable)]
struct Rows {
    data: Vec<f64>,
    columns: usize,
}

#[differentiable]
impl Index<usize> for Rows {
    type Output = [f64];
    fn index(&self, i: usize) -> &[f64] {
        &self.data[i * self.columns..(i + 1) * self.columns]
    }
}

#[differentiable]
fn f(rows: &Rows) -> f64 {
    rows[0][1] * rows[1][0]
}

fn main() {}
