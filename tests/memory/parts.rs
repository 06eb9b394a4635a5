//! Ways to hand a part of something to a function in a loop over `n` elements.

use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Grid {
    rate: f64,
    z: Vec<f64>,
    w: Vec<f64>,
}

#[derive(Clone, Debug, Differentiable)]
struct Model {
    grid: Grid,
    scale: f64,
}

fn model(n: usize) -> Model {
    let numbers = |shift: f64| (0..n).map(|i| shift + (i % 7) as f64 * 0.1).collect();
    Model {
        grid: Grid {
            rate: 0.3,
            z: numbers(0.2),
            w: numbers(0.5),
        },
        scale: 0.7,
    }
}

#[differentiable]
fn at(rate: f64, z: &[f64], j: usize) -> f64 {
    (z[j] - rate) * z[j]
}

#[differentiable]
fn pair(z: &[f64], w: &[f64], j: usize) -> f64 {
    z[j] * w[j]
}

#[differentiable]
fn bump(z: &mut [f64], w: &[f64], j: usize) {
    z[j] += w[j] * w[j];
}

#[differentiable]
impl Grid {
    fn one(&self, j: usize) -> f64 {
        (self.z[j] - self.rate) * self.w[j]
    }
    fn shift(&mut self, j: usize) {
        self.z[j] += self.rate * self.w[j];
    }
}

#[differentiable]
fn field(m: &Model) -> f64 {
    let mut s = 0.0;
    for j in 0..m.grid.z.len() {
        s += at(m.grid.rate, &m.grid.z, j);
    }
    s
}

#[differentiable]
fn two_fields(m: &Model) -> f64 {
    let mut s = 0.0;
    for j in 0..m.grid.z.len() {
        s += pair(&m.grid.z, &m.grid.w, j) * m.scale;
    }
    s
}

#[differentiable]
fn method(m: &Model) -> f64 {
    let mut s = 0.0;
    for j in 0..m.grid.z.len() {
        s += m.grid.one(j) * m.scale;
    }
    s
}

#[differentiable]
fn changed_field(m: &Model) -> f64 {
    let mut g = m.grid.clone();
    for j in 0..g.z.len() {
        bump(&mut g.z, &g.w, j);
    }
    g.z.iter().sum::<f64>() * m.scale
}

#[differentiable]
fn changed_by_a_method(m: &Model) -> f64 {
    let mut m = m.clone();
    for j in 0..m.grid.z.len() {
        m.grid.shift(j);
    }
    m.grid.z.iter().sum::<f64>() * m.scale
}

/// Of what a call makes, only rustc knows the type.
#[differentiable]
fn made_by_a_call(m: &Model) -> f64 {
    let mut g = copied(&m.grid);
    let mut s = 0.0;
    for j in 0..m.grid.z.len() {
        s += g.one(j);
        g.shift(j);
        s += g.one(j) * m.scale;
    }
    s
}

#[differentiable]
fn copied(g: &Grid) -> Grid {
    g.clone()
}

#[differentiable]
fn row(rows: &[Vec<f64>]) -> f64 {
    let mut s = 0.0;
    for j in 0..rows[1].len() {
        s += at(0.5, &rows[1], j);
    }
    s
}

#[differentiable]
fn two_rows(rows: &[Vec<f64>]) -> f64 {
    let mut s = 0.0;
    for j in 0..rows[1].len() {
        s += pair(&rows[0], &rows[1], j);
    }
    s
}

fn rows(n: usize) -> Vec<Vec<f64>> {
    let Grid { z, w, .. } = model(n).grid;
    vec![z, w]
}

/// A constant that is handed on: nobody wants its adjoint.
#[differentiable]
fn constant(#[no_diff] m: &Model, rate: f64) -> f64 {
    let mut s = 0.0;
    for j in 0..m.grid.z.len() {
        s += (m.grid.one(j) + pair(&m.grid.z, &m.grid.w, j) - rate).powi(2);
    }
    s
}

#[differentiable]
fn buckets(x: &[f64]) -> f64 {
    let mut groups: Vec<Vec<f64>> = vec![Vec::new(); 4];
    for (i, v) in x.iter().enumerate() {
        groups[i % 4].push(v * v);
    }
    groups.iter().map(|g| g.iter().sum::<f64>().sqrt()).sum()
}

/// What it is called, and what runs its gradient for `n` elements.
type Style = (&'static str, fn(usize) -> f64);

/// All of them.
pub const STYLES: [Style; 10] = [
    ("field", |n| grad!(field)(&model(n)).grid.z[1]),
    ("two fields", |n| grad!(two_fields)(&model(n)).grid.w[1]),
    ("made by a call", |n| {
        grad!(made_by_a_call)(&model(n)).grid.z[1]
    }),
    ("method", |n| grad!(method)(&model(n)).grid.z[1]),
    ("changed field", |n| {
        grad!(changed_field)(&model(n)).grid.w[1]
    }),
    ("changed by a method", |n| {
        grad!(changed_by_a_method)(&model(n)).grid.w[1]
    }),
    ("row", |n| grad!(row)(&rows(n))[1][1]),
    ("grown element", |n| grad!(buckets)(&model(n).grid.z)[1]),
    ("constant", |n| grad!(constant)(&model(n), 0.3)),
    ("two rows", |n| grad!(two_rows)(&rows(n))[1][1]),
];
