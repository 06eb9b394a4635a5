//! Newtypes around arrays, whose annotated `Deref` leads to a field.

use crate::harness::row::Program;
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

#[differentiable]
impl DerefMut for Params {
    fn deref_mut(&mut self) -> &mut Vec<f64> {
        &mut self.0
    }
}

#[differentiable(forward)]
fn log_prior(q: &Params) -> f64 {
    q.iter().map(|x| -0.5 * x * x).sum()
}

#[differentiable(forward)]
fn norm(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum::<f64>().sqrt()
}

#[differentiable(forward)]
fn scaled(x: &mut [f64], k: f64) {
    for v in x.iter_mut() {
        *v *= k;
    }
}

/// Indexed, run over, handed on as a slice.
#[differentiable]
fn potential(x: &[f64]) -> f64 {
    let q = Params(x.to_vec());
    let mut u = -log_prior(&q);
    for i in 0..q.len() {
        u += (q[i] - 0.3).powi(4);
    }
    let all: &[f64] = &q;
    u + norm(&q) * all[1] + norm(&q[1..])
}

/// Changed by elements and as a slice.
#[differentiable]
fn changed(x: &[f64]) -> f64 {
    let mut q = Params(x.to_vec());
    q[0] = q[1] * q[2];
    q.0.push(3.0 * x[0]);
    scaled(&mut q, x[1]);
    for v in q.iter_mut() {
        *v += 1.0;
    }
    q.iter().zip(x).map(|(a, b)| a * b).sum::<f64>()
        + q.windows(2).map(|w| w[0] * w[1]).sum::<f64>()
}

#[differentiable]
impl Params {
    fn mean(&self) -> f64 {
        self.iter().sum::<f64>() / self.len() as f64
    }
    fn centre(&mut self) {
        let mean = self.mean();
        for i in 0..self.len() {
            self[i] -= mean;
        }
    }
}

/// Beside methods of its own.
#[differentiable]
fn centred(x: &[f64]) -> f64 {
    let mut q = Params(x.to_vec());
    let mean = q.mean();
    q[0] *= mean;
    q.centre();
    let mut s = q.0[1];
    for i in 0..q.len() {
        s += q[i] * q[i];
    }
    s
}

#[derive(Clone, Copy, Differentiable)]
struct Vector<const N: usize>([f64; N]);

#[differentiable]
impl<const N: usize> Deref for Vector<N> {
    type Target = [f64; N];
    fn deref(&self) -> &[f64; N] {
        &self.0
    }
}

#[differentiable]
impl<const N: usize> DerefMut for Vector<N> {
    fn deref_mut(&mut self) -> &mut [f64; N] {
        &mut self.0
    }
}

#[differentiable(forward)]
fn folded<const N: usize>(v: &Vector<N>) -> f64 {
    let mut u = *v;
    for i in 0..N {
        u[i] += v[N - 1 - i] * 0.5;
    }
    u.iter().product()
}

#[derive(Clone, Differentiable)]
struct Series<T: Real> {
    values: Vec<T>,
}

#[differentiable]
impl<T: Real> Deref for Series<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.values
    }
}

#[differentiable]
fn roughness<T: Real>(s: &Series<T>) -> T {
    let mut sum = s[0] * s[0];
    for i in 1..s.len() {
        sum = sum + (s[i] - s[i - 1]) * (s[i] - s[i - 1]);
    }
    sum
}

/// Generic ones, of a slice and of an array.
#[differentiable]
fn generic(x: &[f64]) -> f64 {
    let series = Series { values: x.to_vec() };
    roughness(&series) * folded(&Vector([x[0], x[1], x[2]]))
}

#[derive(Clone, Differentiable)]
struct Rows(Vec<Vec<f64>>);

#[differentiable]
impl Deref for Rows {
    type Target = Vec<Vec<f64>>;
    fn deref(&self) -> &Vec<Vec<f64>> {
        &self.0
    }
}

#[derive(Clone, Differentiable)]
struct Model {
    weights: Vector<3>,
    rows: Rows,
    pairs: Vec<Vector<2>>,
}

#[differentiable(forward)]
fn total(m: &Model) -> f64 {
    let rows = m.rows.iter().map(|r| r.iter().sum::<f64>());
    let pairs = m.pairs.iter().map(|v| v[0] * v[1]);
    m.weights.iter().sum::<f64>() * m.rows[1][0] + rows.product::<f64>() + pairs.sum::<f64>()
}

/// In fields and in arrays.
#[differentiable(forward)]
fn in_fields(x: &[f64]) -> f64 {
    total(&Model {
        weights: Vector([x[0], x[1], x[0] * x[2]]),
        rows: Rows(vec![x.to_vec(), vec![x[0], 2.0]]),
        pairs: vec![Vector([x[0], x[1]]); 2],
    })
}

const X: [f64; 3] = [0.2, -0.4, 1.0];

pub fn programs() -> Vec<Program> {
    vec![
        program!(potential(&X)),
        program!(changed(&X)),
        program!(centred(&X)),
        program!(generic(&X)),
        program!(forward in_fields(&X)),
    ]
}
