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
/// The grid is a constant, whose adjoint nobody wants.
#[differentiable]
pub fn constant(#[no_diff] g: &Grid, p: &[f64]) -> f64 {
    let mut s = 0.0;
    for j in 0..g.z.len() {
        let e = g.one(j) - p[0] * helper(p[1], &g.z, j);
        s += e * e;
    }
    s
}
/// A cascade of basins, by methods that change it.
#[derive(Clone, Debug, Differentiable)]
pub struct Basins {
    pub level: Vec<f64>,
    pub leak: Vec<f64>,
    pub gain: f64,
}
#[differentiable]
impl Basins {
    fn fill(&mut self, rain: f64) {
        for level in self.level.iter_mut() {
            *level += self.gain * rain;
        }
    }
    fn drain(&mut self) -> f64 {
        let mut out = 0.0;
        for i in 0..self.level.len() {
            let q = self.leak[i] * self.level[i];
            self.level[i] -= q;
            if i + 1 < self.level.len() {
                self.level[i + 1] += q;
            } else {
                out += q;
            }
        }
        out
    }
}
#[differentiable]
pub fn basins(b: &Basins, rain: &[f64]) -> f64 {
    let mut b = b.clone();
    let mut s = 0.0;
    for &rain in rain {
        b.fill(rain);
        s += (b.drain() - 1.0).powi(2);
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
