//! Parts of something that are handed to a function in a loop.

use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
pub struct Grid {
    pub mu: f64,
    pub z: Vec<f64>,
}
#[derive(Clone, Debug, Differentiable)]
pub struct Model {
    pub grid: Grid,
    pub w: f64,
}
#[differentiable]
fn helper(mu: f64, z: &[f64], j: usize) -> f64 {
    (z[j] - mu) * (z[j] - mu)
}
#[differentiable]
pub fn field(g: &Grid) -> f64 {
    let mut s = 0.0;
    for j in 0..g.z.len() {
        s += helper(g.mu, &g.z, j);
    }
    s
}
#[differentiable]
impl Grid {
    pub fn one(&self, j: usize) -> f64 {
        (self.z[j] - self.mu) * self.z[j]
    }
}
#[differentiable]
pub fn method(p: &Model) -> f64 {
    let mut s = 0.0;
    for j in 0..p.grid.z.len() {
        s += p.grid.one(j) * p.w;
    }
    s
}
#[differentiable]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}
#[differentiable]
pub fn rows(m: &[Vec<f64>]) -> f64 {
    let mut s = 0.0;
    for i in 0..m.len() {
        for j in 0..m.len() {
            s += dot(&m[i], &m[j]);
        }
    }
    s
}
