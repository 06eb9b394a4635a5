//! Vectors in fields, changed by methods of which none shows what is in them.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Stack {
    inner: Vec<f64>,
}

#[differentiable(forward)]
impl Stack {
    fn put(&mut self, x: f64) {
        self.inner.push(x)
    }
    fn take(&mut self) -> f64 {
        self.inner.pop().unwrap()
    }
    fn peek(&self) -> f64 {
        *self.inner.last().unwrap()
    }
    fn peek_or(&self, otherwise: f64) -> f64 {
        self.inner.last().copied().unwrap_or(otherwise)
    }
    fn take_first(&mut self) -> f64 {
        self.inner.remove(0)
    }
    fn put_first(&mut self, x: f64) {
        self.inner.insert(0, x);
    }
    fn swap_ends(&mut self) {
        let n = self.inner.len();
        self.inner.swap(0, n - 1)
    }
    fn put_all(&mut self, xs: &[f64]) {
        self.inner.extend_from_slice(xs)
    }
    fn get(&self, i: usize) -> f64 {
        self.inner.get(i).copied().unwrap_or(0.0)
    }
    fn most(&self) -> f64 {
        self.inner.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
    }
    fn neighbours(&self) -> f64 {
        self.inner.windows(2).map(|w| w[0] * w[1]).sum()
    }
    fn sort(&mut self) {
        self.inner.sort_by(|a, b| a.partial_cmp(b).unwrap());
    }
    fn turn(&mut self) {
        self.inner.reverse()
    }
    fn cut(&mut self) {
        self.inner.truncate(2)
    }
    fn fill(&mut self, x: f64) {
        self.inner.fill(x);
    }
    fn clear(&mut self) {
        self.inner.clear()
    }
    fn is_empty(&self) -> bool {
        self.inner.is_empty()
    }
}

#[differentiable(forward)]
fn stacked(x: &[f64]) -> f64 {
    let mut s = Stack { inner: vec![] };
    for v in x {
        s.put(v * v);
    }
    s.put_all(x);
    s.swap_ends();
    s.put_first(x[0] * 3.0);
    let a = s.take() * s.peek() + s.peek_or(1.0) + s.take_first();
    let a = a + s.get(1) * s.most() + s.neighbours();
    s.turn();
    s.sort();
    let b = s.get(2) * s.get(0);
    s.cut();
    let c = s.peek() * a;
    s.fill(c);
    let d = s.get(0) * s.get(1);
    s.clear();
    if s.is_empty() { a + b * d } else { 0.0 }
}

#[derive(Clone, Differentiable)]
struct Log<T: Real> {
    inner: Vec<T>,
    best: Option<f64>,
}

#[differentiable(forward)]
impl<T: Real> Log<T> {
    fn put(&mut self, x: T) {
        self.inner.push(x)
    }
    fn note(&mut self, x: f64) {
        self.best = Some(x);
    }
    fn best(&self) -> f64 {
        self.best.unwrap_or(1.0)
    }
    fn take(&mut self) -> f64 {
        self.best.take().unwrap()
    }
}

#[derive(Clone, Differentiable)]
struct Rows {
    log: Log<f64>,
    rows: Vec<Vec<f64>>,
}

#[differentiable(forward)]
impl Rows {
    fn add(&mut self, x: f64) {
        self.log.put(x);
        self.rows.push(vec![x, x * x]);
    }
    fn put(&mut self, row: Vec<f64>) {
        self.rows.push(row);
    }
    fn take(&mut self) -> Vec<f64> {
        self.rows.pop().unwrap()
    }
}

#[differentiable(forward)]
fn rows_taken(x: &[f64]) -> f64 {
    let mut r = Rows {
        log: Log {
            inner: Vec::new(),
            best: None,
        },
        rows: Vec::new(),
    };
    for v in x {
        r.add(*v);
    }
    r.put(x.to_vec());
    r.log.note(x[0] * x[1]);
    let b = r.log.best() + r.log.take();
    let last = r.take();
    r.rows[1][1] * r.log.inner[0] * last[2] + b * r.rows.len() as f64
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward stacked(&vec![1.1, 3.0, 0.5, -0.7])),
        program!(forward rows_taken(&vec![1.1, 3.0, 0.5, -0.7])),
    ]
}
