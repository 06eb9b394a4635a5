//! Gaussian elimination with row exchanges.

use super::substitute::{BLOCK, Triangle, substitute};
use super::system::System;
use crate::ArrayFloat;
use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, Axis, s};

/// `P a = L U`: `L` has ones on its diagonal, and both stand in one matrix (Golub and Van Loan, Matrix Computations, section 3.4).
#[derive(Clone)]
pub(super) struct Lu<T> {
    factors: Array2<T>,
    /// The row of `a` that became row `i`.
    rows: Vec<usize>,
    /// Whether the number of exchanges is odd.
    odd: bool,
}

impl<T: ArrayFloat> Lu<T> {
    /// In `n^3 / 3` multiplications. Of a singular matrix `U` has a zero, or what is no number, on its diagonal.
    pub fn new(a: &Array2<T>) -> Lu<T> {
        let n = a.nrows();
        let mut lu = Lu {
            factors: Array2::zeros((n, n)),
            rows: (0..n).collect(),
            odd: false,
        };
        lu.factors.assign(a);
        for start in (0..n).step_by(BLOCK) {
            let end = (start + BLOCK).min(n);
            lu.panel(start, end);
            lu.behind(start, end);
        }
        lu
    }

    /// Eliminates in the columns of a block alone.
    fn panel(&mut self, start: usize, end: usize) {
        let n = self.rows.len();
        for j in start..end {
            self.exchange(j);
            let Some(all) = self.factors.as_slice_mut() else {
                return;
            };
            let (above, below) = all.split_at_mut((j + 1) * n);
            let row = &above[j * n..][..n];
            for other in below.chunks_exact_mut(n) {
                let factor = other[j] / row[j];
                other[j] = factor;
                for (x, y) in other[j + 1..end].iter_mut().zip(&row[j + 1..end]) {
                    *x -= factor * *y;
                }
            }
        }
    }

    /// Brings the largest number of what is left of column `j` to row `j`.
    fn exchange(&mut self, j: usize) {
        let column = self.factors.slice(s![j.., j]);
        let mut largest = 0;
        for (i, x) in column.iter().enumerate() {
            if x.abs() > column[largest].abs() {
                largest = i;
            }
        }
        if largest > 0 {
            let other = j + largest;
            let (mut above, mut below) = self.factors.view_mut().split_at(Axis(0), other);
            ndarray::Zip::from(above.row_mut(j))
                .and(below.row_mut(0))
                .for_each(std::mem::swap);
            self.rows.swap(j, other);
            self.odd = !self.odd;
        }
    }

    /// What a block makes of the columns behind it.
    fn behind(&mut self, start: usize, end: usize) {
        let n = self.rows.len();
        if end == n {
            return;
        }
        let (left, right) = self.factors.view_mut().split_at(Axis(1), end);
        let own = left.slice(s![start..end, start..end]);
        let mut top = right.slice(s![start..end, ..]).to_owned();
        substitute(&own, Triangle::Lower, true, &mut top);
        let (mut above, mut rest) = right.split_at(Axis(0), end);
        above.slice_mut(s![start.., ..]).assign(&top);
        general_mat_mul(
            -T::lit(1.0),
            &left.slice(s![end.., start..]),
            &top,
            T::lit(1.0),
            &mut rest,
        );
    }

    /// The sign of the determinant, and the logarithm of its absolute value.
    pub fn determinant(&self) -> (T, T) {
        let mut sign = T::lit(if self.odd { -1.0 } else { 1.0 });
        let mut log = T::lit(0.0);
        for x in self.factors.diag() {
            log += x.abs().ln();
            sign *= if *x == T::lit(0.0) { *x } else { x.signum() };
        }
        (sign, log)
    }

    /// The inverse; not a number if there is none.
    pub fn inverse(&self) -> Array2<T> {
        self.solve(&Array2::eye(self.rows.len()))
    }

    /// Makes `NaN` of the solution if there is none, or more than one.
    fn checked(&self, mut x: Array2<T>) -> Array2<T> {
        if self.factors.diag().iter().any(|x| *x == T::lit(0.0)) {
            x.fill(T::lit(f64::NAN));
        }
        x
    }
}

impl<T: ArrayFloat> System<T> for Lu<T> {
    fn solve(&self, b: &Array2<T>) -> Array2<T> {
        let mut x = Array2::zeros(b.raw_dim());
        for (mut to, from) in x.rows_mut().into_iter().zip(&self.rows) {
            to.assign(&b.row(*from));
        }
        substitute(&self.factors.view(), Triangle::Lower, true, &mut x);
        substitute(&self.factors.view(), Triangle::Upper, false, &mut x);
        self.checked(x)
    }
    fn solve_transposed(&self, b: &Array2<T>) -> Array2<T> {
        let mut y = Array2::zeros(b.raw_dim());
        y.assign(b);
        substitute(&self.factors.t(), Triangle::Lower, false, &mut y);
        substitute(&self.factors.t(), Triangle::Upper, true, &mut y);
        let mut x = Array2::zeros(b.raw_dim());
        for (from, to) in y.rows().into_iter().zip(&self.rows) {
            x.row_mut(*to).assign(&from);
        }
        self.checked(x)
    }
    fn matrix(&self, a: &Array2<T>) -> Array2<T> {
        a.clone()
    }
    fn gradient(&self, by_matrix: Array2<T>) -> Array2<T> {
        by_matrix
    }
}
