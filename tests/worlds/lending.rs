//! Methods that lend a part of their receiver, outside of a module that is seen at once.

use crate::support::{agree, same};
use grads::prelude::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Matrix {
    rows: usize,
    columns: usize,
    data: Vec<f64>,
}

#[differentiable]
impl Matrix {
    fn zeros(rows: usize, columns: usize) -> Self {
        Matrix {
            rows,
            columns,
            data: vec![0.0; rows * columns],
        }
    }
    fn of(x: &[f64]) -> Self {
        Matrix {
            rows: 2,
            columns: 2,
            data: x[..4].to_vec(),
        }
    }
    fn at(&self, i: usize, j: usize) -> f64 {
        self.data[i * self.columns + j]
    }
    fn at_mut(&mut self, i: usize, j: usize) -> &mut f64 {
        &mut self.data[i * self.columns + j]
    }
    fn row(&self, i: usize) -> &[f64] {
        &self.data[i * self.columns..(i + 1) * self.columns]
    }
    fn row_mut(&mut self, i: usize) -> &mut [f64] {
        let n = self.columns;
        &mut self.data[i * n..(i + 1) * n]
    }
    fn last(&self) -> Option<&f64> {
        self.data.last()
    }
    fn scale_row(&mut self, i: usize, s: f64) {
        for x in self.row_mut(i) {
            *x *= s;
        }
    }
    fn times(&self, other: &Matrix) -> Matrix {
        let mut product = Matrix::zeros(self.rows, other.columns);
        for i in 0..self.rows {
            for j in 0..other.columns {
                for k in 0..self.columns {
                    *product.at_mut(i, j) += self.at(i, k) * other.at(k, j);
                }
            }
        }
        product
    }
}

#[differentiable]
fn rows(x: &[f64]) -> f64 {
    let a = Matrix::of(x);
    let mut sum = 0.0;
    for i in 0..2 {
        for j in 0..2 {
            sum += a
                .row(i)
                .iter()
                .zip(a.row(j))
                .map(|(p, q)| p * q)
                .sum::<f64>();
        }
    }
    sum + dot(a.row(0), a.row(1)) * a.last().copied().unwrap_or(1.0)
}

#[differentiable]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

#[differentiable]
fn written(x: &[f64]) -> f64 {
    let mut a = Matrix::of(x);
    *a.at_mut(1, 0) += 3.0 * x[2];
    for v in a.row_mut(1) {
        *v *= x[3];
    }
    a.row_mut(0)[1] = x[3];
    let row = a.row_mut(1);
    row[0] += 3.0 * x[0];
    a.scale_row(1, x[1]);
    a.times(&a).at(1, 0) * a.at(1, 1)
}

#[differentiable]
fn beyond(x: &[f64]) -> f64 {
    Matrix::of(x).row(2)[1]
}

const X: [f64; 4] = [0.7, 1.3, -0.4, 0.9];

#[test]
fn parts_are_read_where_a_method_lends_them() {
    same(rows(&X), value_and_grad!(rows)(&X).0);
    agree(&grad!(rows)(&X), rows, &X);
}

#[test]
fn parts_are_written_where_a_method_lends_them() {
    same(written(&X), value_and_grad!(written)(&X).0);
    agree(&grad!(written)(&X), written, &X);
}

#[test]
fn a_part_beyond_the_end_panics_as_in_the_plain_function() {
    let text = |f: fn()| {
        *std::panic::catch_unwind(f)
            .unwrap_err()
            .downcast::<String>()
            .unwrap()
    };
    let plain = text(|| _ = beyond(&X));
    assert_eq!(plain, text(|| _ = grad!(beyond)(&X)));
    assert!(plain.contains("out of range"), "{plain}");
}
