//! Writes through views of parts: the part is copied, changed and put back.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use ndarray::{Array1, Array2, Array3, Axis, array, s};

/// The heat equation, its inner part changed in place.
#[differentiable]
fn heat(u: &Array1<f64>, k: f64, steps: usize) -> f64 {
    let mut u = u.clone();
    let n = u.len();
    for _ in 0..steps {
        let lap = &u.slice(s![2..]) - 2.0 * &u.slice(s![1..n - 1]) + &u.slice(s![..n - 2]);
        let mut inner = u.slice_mut(s![1..n - 1]);
        inner.scaled_add(k, &lap);
    }
    u.mapv(|x| x * x).sum()
}

#[differentiable]
fn softmax_of_rows(x: &Array2<f64>) -> f64 {
    let mut p = x.clone();
    for mut row in p.rows_mut() {
        let m = row.fold(f64::NEG_INFINITY, |a, &b| a.max(b));
        row.mapv_inplace(|v| (v - m).exp());
        let s = row.sum();
        row /= s;
    }
    p[[0, 0]] * 2.0 + p[[1, 1]].ln()
}

#[derive(Clone, Differentiable)]
struct Grid {
    u: Array2<f64>,
    k: f64,
}

#[differentiable]
impl Grid {
    fn step(&mut self, dt: f64) {
        let (n, m) = (self.u.nrows(), self.u.ncols());
        let lap = &self.u.slice(s![..n - 2, 1..m - 1]) + &self.u.slice(s![2.., 1..m - 1])
            - 2.0 * &self.u.slice(s![1..n - 1, 1..m - 1]);
        self.u
            .slice_mut(s![1..n - 1, 1..m - 1])
            .scaled_add(self.k * dt, &lap);
        self.u.row_mut(0).fill(0.5 * self.k);
        let mut last = self.u.column_mut(m - 1);
        last *= 0.9;
        last[0] += self.k;
    }
}

#[differentiable]
fn after_steps(grid: &Grid, steps: usize) -> f64 {
    let mut grid = grid.clone();
    for _ in 0..steps {
        grid.step(0.1);
    }
    grid.u.mapv(|x| x * x).sum()
}

#[differentiable]
fn centred(x: &Array2<f64>) -> f64 {
    let mut z = x.clone();
    for (i, mut row) in z.outer_iter_mut().enumerate() {
        let m = row.mean().unwrap();
        row -= m;
        row[0] *= 1.0 + i as f64;
    }
    for (mut column, m) in z.columns_mut().into_iter().zip(&[2.0, 3.0]) {
        column *= *m;
    }
    z.diag_mut().fill(1.5);
    z.mapv(|v| v.powi(3)).sum() + z[[0, 1]]
}

/// What is written and then read from the part is not what was there.
#[differentiable]
fn layers(x: &Array3<f64>, w: &Array2<f64>) -> f64 {
    let mut y = x.clone();
    let mut plane = y.index_axis_mut(Axis(1), 0);
    plane.assign(w);
    plane *= w;
    let seen = plane[[0, 0]];
    for (mut plane, i) in y.axis_iter_mut(Axis(0)).zip(1..) {
        plane[[0, 1]] *= f64::from(i);
    }
    seen * y.sum() + y.mapv(|v| v * v).sum()
}

/// A name for a part may be one for something else behind that.
#[differentiable]
fn names_again(x: &Array2<f64>) -> f64 {
    let mut y = x.clone();
    let mut row = y.row_mut(0);
    row *= 2.0;
    let row = y.row(0).sum();
    let mut part = y.slice_mut(s![1, ..]);
    part += row;
    let part = y.sum();
    part * row * y[[1, 0]]
}

/// Gram and Schmidt's method.
#[differentiable]
fn orthogonal(a: &Array2<f64>) -> f64 {
    let mut q = Array2::<f64>::zeros(a.raw_dim());
    for j in 0..a.ncols() {
        let mut v = a.column(j).to_owned();
        for k in 0..j {
            let qk = q.column(k).to_owned();
            let r = qk.dot(&a.column(j));
            v = v - &qk * r;
        }
        let norm = v.dot(&v).sqrt();
        q.column_mut(j).assign(&(&v / norm));
    }
    q[[0, 1]] + q[[1, 0]] * 2.0 + q.sum()
}

/// The last statement that speaks of a part is the value of the block.
#[differentiable]
fn value_of_a_block(x: &Array2<f64>) -> f64 {
    let mut z = x.clone();
    let total = {
        let mut row = z.row_mut(0);
        row *= 2.0;
        row.sum()
    };
    let mut column = z.column_mut(1);
    column += total;
    column.dot(&column)
}

/// Elements of a part, one after the other.
#[differentiable]
fn elements_of_parts(x: &Array2<f64>) -> f64 {
    let mut z = x.clone();
    for v in z.row_mut(0).iter_mut() {
        *v *= *v;
    }
    for (j, v) in z.index_axis_mut(Axis(0), 1).iter_mut().enumerate() {
        *v *= 1.0 + j as f64;
    }
    z.diag_mut().iter_mut().for_each(|v| *v = v.sin());
    for mut row in z.rows_mut() {
        let norm = row.dot(&row).sqrt();
        for v in row.iter_mut() {
            *v /= norm;
        }
    }
    z[[0, 0]] + 2.0 * z[[1, 1]] * z[[0, 1]]
}

#[test]
fn a_part_may_end_a_block_and_be_run_over() {
    let m = array![[1.0, 2.0], [0.5, -1.0]];
    right!(value_of_a_block, &m);
    right!(elements_of_parts, &m);
}

#[test]
fn their_gradients_are_those_of_differences() {
    let m = array![[1.0, 2.0, 0.3], [0.5, -1.0, 0.7], [0.1, 0.2, -0.4]];
    right!(names_again, &m);
    right!(heat, &array![1.0, 2.0, 0.5, 0.3], 0.1, 3);
    right!(softmax_of_rows, &m);
    right!(
        after_steps,
        &Grid {
            u: m.clone(),
            k: 0.3,
        },
        3
    );
    right!(centred, &array![[1.0, 2.0], [0.5, -1.0]]);
    right!(orthogonal, &array![[1.0, 2.0], [0.5, -1.0]]);
    let x = Array3::from_shape_fn((2, 2, 2), |(i, j, k)| ((i * 5 + j * 3 + k) as f64).cos());
    right!(layers, &x, &array![[1.0, 2.0], [0.5, -1.0]]);
}
