//! Closures without types that are handed on, methods that have nothing but a function, arrays in arrays by `from_fn`.

use crate::harness::row::Program;
use grads::prelude::*;
use std::ops::{Mul, Sub};

#[differentiable]
fn midpoint(f: impl Fn(f64, [f64; 2]) -> [f64; 2], mut y: [f64; 2], n: usize) -> [f64; 2] {
    let h = 1.0 / n as f64;
    for k in 0..n {
        let t = h * k as f64;
        let k1 = f(t, y);
        let k2 = f(
            t + 0.5 * h,
            [y[0] + 0.5 * h * k1[0], y[1] + 0.5 * h * k1[1]],
        );
        y = [y[0] + h * k2[0], y[1] + h * k2[1]];
    }
    y
}

/// A pattern of an array, beside a time.
#[differentiable]
fn driven(p: &[f64]) -> f64 {
    let [angle, speed] = midpoint(
        |t, [th, om]| [om, -p[0] * th.sin() + p[1] * (2.0 * t).cos()],
        [p[2], 0.0],
        6,
    );
    angle + 0.5 * speed * speed
}

/// A time that is not used.
#[differentiable]
fn free(p: &[f64]) -> f64 {
    let [x, v] = midpoint(|_, [x, v]| [v, -p[0] * x - p[1] * v], [p[2], 0.1], 4);
    x * v
}

#[derive(Clone, Differentiable)]
struct Grid {
    cells: Vec<f64>,
}

#[differentiable]
impl Grid {
    fn new(rows: usize, columns: usize, f: impl Fn(usize, usize) -> f64) -> Grid {
        let mut cells = vec![];
        for i in 0..rows {
            for j in 0..columns {
                cells.push(f(i, j));
            }
        }
        Grid { cells }
    }
    /// What may change between its calls has no derivative, and none is asked for.
    #[allow(dead_code)]
    fn drawn(n: usize, mut f: impl FnMut() -> f64) -> Grid {
        let cells = (0..n).map(|_| f()).collect();
        Grid { cells }
    }
    fn joined(&self, other: &Grid, f: impl Fn(f64, f64) -> f64) -> Grid {
        let pairs = self.cells.iter().zip(&other.cells);
        let cells = pairs.map(|(a, b)| f(*a, *b)).collect();
        Grid { cells }
    }
    fn shrunk(&self, f: impl Fn((f64, f64)) -> f64) -> f64 {
        let mut all = 1.0;
        for cell in &self.cells {
            all = f((all, *cell));
        }
        all
    }
}

/// Integers by how they are used: in casts, as indices, beside literals.
#[differentiable]
fn gridded(p: &[f64]) -> f64 {
    let a = Grid::new(2, 2, |i, j| {
        p[0] * (i as f64 + 0.3).sin() + p[1] * (j as f64).cos()
    });
    let b = Grid::new(2, 2, |i, j| if i == 0 { p[j] } else { p[j + 1] * 2.0 });
    let c = a.joined(&b, |x, y| x * y + p[2]);
    c.shrunk(|(x, y)| x * y)
}

#[derive(Clone, Copy, Differentiable)]
struct Matrix<const R: usize, const C: usize> {
    data: [[f64; C]; R],
}

#[differentiable]
impl<const R: usize, const C: usize> Sub for Matrix<R, C> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Matrix {
            data: std::array::from_fn(|i| {
                std::array::from_fn(|j| self.data[i][j] - other.data[i][j])
            }),
        }
    }
}

#[differentiable]
impl<const R: usize, const C: usize> Mul<f64> for Matrix<R, C> {
    type Output = Matrix<R, C>;
    fn mul(self, k: f64) -> Matrix<R, C> {
        Matrix {
            data: std::array::from_fn(|i| self.data[i].map(|x| x * k)),
        }
    }
}

/// Operators that make arrays in arrays.
#[differentiable]
fn differences(p: &[f64]) -> f64 {
    let a = Matrix {
        data: [[p[0], p[1]], [p[2], 1.0]],
    };
    let b = a * p[1]
        - Matrix {
            data: [[p[1], p[2]], [p[0] * p[0], 0.5]],
        };
    b.data[0][0] * b.data[1][1] + b.data[0][1] * b.data[1][0]
}

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
}

#[derive(Clone, Copy, Differentiable)]
struct Path {
    points: [Point; 3],
}

/// Values of a type of the user's in an array in a field.
#[differentiable(forward)]
fn path(p: &[f64]) -> f64 {
    let path = Path {
        points: std::array::from_fn(|i| Point { x: p[i] * p[0] }),
    };
    path.points[1].x * path.points[2].x
}

#[derive(Clone, Differentiable)]
struct Table {
    at: Vec<f64>,
    values: Vec<f64>,
}

#[differentiable(forward)]
impl Table {
    fn before(&self, x: f64) -> Option<f64> {
        let i = self.at.windows(2).position(|w| w[0] <= x && x <= w[1])?;
        let w = (x - self.at[i]) / (self.at[i + 1] - self.at[i]);
        Some(self.values[i] * (1.0 - w) + self.values[i + 1] * w)
    }
}

/// What is asked of rustc within what `?` stands behind.
#[differentiable(forward)]
fn interpolated(p: &[f64]) -> f64 {
    let table = Table {
        at: vec![0.0, 0.5, 1.5],
        values: p.to_vec(),
    };
    let outside = table.before(7.0).unwrap_or(p[0]);
    table.before(0.8).unwrap_or(0.0) * outside
}

const P: [f64; 3] = [1.2, 0.4, 0.7];

pub fn programs() -> Vec<Program> {
    vec![
        program!(driven(&P)),
        program!(free(&P)),
        program!(gridded(&P)),
        program!(differences(&P)),
        program!(forward path(&P)),
        program!(forward interpolated(&P)),
    ]
}
