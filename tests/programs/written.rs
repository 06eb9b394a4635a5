//! What a call makes and methods read and write, so that only rustc knows its type.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Matrix {
    #[no_diff]
    columns: usize,
    data: Vec<f64>,
}

#[differentiable]
impl Matrix {
    fn of(x: &[f64], n: usize) -> Matrix {
        Matrix {
            columns: n,
            data: x.to_vec(),
        }
    }
    fn get(&self, i: usize, j: usize) -> f64 {
        self.data[i * self.columns + j]
    }
    fn set(&mut self, i: usize, j: usize, x: f64) {
        self.data[i * self.columns + j] = x;
    }
    fn scaled(&self, k: f64) -> Matrix {
        Matrix {
            columns: self.columns,
            data: self.data.iter().map(|x| k * x).collect(),
        }
    }
    fn halve(&mut self) -> f64 {
        let mut sum = 0.0;
        for x in self.data.iter_mut() {
            *x *= 0.5;
            sum += *x * *x;
        }
        sum
    }
}

/// Twice the logarithm of the determinant of its Cholesky factor.
#[differentiable]
fn cholesky(x: &[f64], n: usize) -> f64 {
    let a = Matrix::of(x, n);
    let zeros = vec![0.0; n * n];
    let mut l = Matrix::of(&zeros, n);
    for i in 0..n {
        for j in 0..=i {
            let mut s = a.get(i, j);
            for k in 0..j {
                s -= l.get(i, k) * l.get(j, k);
            }
            if i == j {
                l.set(i, j, s.sqrt());
            } else {
                let v = s / l.get(j, j);
                l.set(i, j, v);
            }
        }
    }
    (0..n).map(|i| 2.0 * l.get(i, i).ln()).sum()
}

/// A determinant by elimination in place, up to a row whose first number is small.
#[differentiable]
fn eliminated(x: &[f64], n: usize) -> f64 {
    let mut a = Matrix::of(x, n);
    let mut product = 1.0;
    for k in 0..n {
        let pivot = a.get(k, k);
        if pivot.abs() < 0.01 {
            break;
        }
        product *= pivot;
        for i in k + 1..n {
            let m = a.get(i, k) / pivot;
            for j in k..n {
                let v = a.get(i, j) - m * a.get(k, j);
                a.set(i, j, v);
            }
        }
    }
    product
}

#[differentiable]
fn where_positive(x: &[f64], n: usize) -> f64 {
    let mut a = Matrix::of(x, n);
    let mut s = 0.0;
    for i in 0..n {
        if a.get(i, 0) > 0.0 {
            let v = a.get(i, 1) * a.get(0, i);
            a.set(0, i, v);
            s += a.get(0, i);
        } else {
            s += a.halve() * x[i];
        }
        s += a.get(0, i) * a.get(i, i);
    }
    s
}

#[differentiable]
fn replaced(x: &[f64], n: usize) -> f64 {
    let mut a = Matrix::of(x, n);
    let mut s = 0.0;
    for i in 0..n {
        a.set(i, 0, s + x[i]);
        if i == 1 {
            a = a.scaled(x[0]);
        }
        let before = a.clone();
        s += a.halve() * before.get(i, 1);
    }
    s + a.get(1, 1)
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Angle {
    turns: f64,
}

#[differentiable]
impl Angle {
    fn of(turns: f64) -> Angle {
        Angle { turns }
    }
    /// Takes a copy.
    fn squashed(self) -> f64 {
        self.turns / (1.0 + self.turns * self.turns)
    }
    fn turn(&mut self, by: f64) {
        self.turns += by * self.turns;
    }
}

#[differentiable]
fn angles(x: f64, steps: usize) -> f64 {
    let mut y = Angle::of(2.0 * x);
    let mut s = 0.0;
    for i in 0..steps {
        s += y.squashed() * x;
        if i % 2 == 0 {
            y.turn(0.3 * s);
        } else if s > 0.8 {
            y = Angle::of(s);
        }
        s *= y.squashed();
    }
    s + y.squashed()
}

const A: [f64; 9] = [4.0, 1.0, 0.5, 1.0, 3.0, -0.7, 0.5, -0.7, 2.0];

pub fn programs() -> Vec<Program> {
    vec![
        program!(cholesky(&A, 3) calls Matrix::of, Matrix::get, Matrix::set),
        program!(eliminated(&A, 3) calls Matrix::of, Matrix::get, Matrix::set),
        program!(eliminated(&[1.0, 2.0, 0.5, 0.001], 2) calls Matrix::of, Matrix::get, Matrix::set),
        program!(where_positive(&A, 3) calls Matrix::of, Matrix::get, Matrix::set, Matrix::halve),
        program!(where_positive(&[-0.4, 0.3, 0.2, 0.8], 2) calls Matrix::of, Matrix::get, Matrix::set, Matrix::halve),
        program!(replaced(&A, 3) calls Matrix::of, Matrix::get, Matrix::set, Matrix::halve, Matrix::scaled),
        program!(angles(0.4, 5) calls Angle::of, Angle::squashed, Angle::turn),
    ]
}
