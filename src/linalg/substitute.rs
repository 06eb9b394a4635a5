//! Triangular systems by substitution.

use crate::ArrayFloat;
use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, ArrayView2, ArrayViewMut2, Axis, s};

/// So many rows are solved by loops. Larger systems are two smaller ones and a product of matrices.
pub(super) const BLOCK: usize = 48;

/// Which triangle of a matrix is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Triangle {
    /// The diagonal and what is below it.
    Lower,
    /// The diagonal and what is above it.
    Upper,
}

/// Puts the solution of a triangular system in the place of its right-hand sides, the columns of `x`, which lies in memory as usual. With
/// `ones`, the diagonal is ones. Nothing but the triangle is read (Golub and Van Loan, Matrix Computations, section 3.1).
pub(super) fn substitute<T: ArrayFloat>(
    a: &ArrayView2<T>,
    triangle: Triangle,
    ones: bool,
    x: &mut Array2<T>,
) {
    halves(*a, triangle, ones, x.view_mut());
}

fn halves<T: ArrayFloat>(
    a: ArrayView2<T>,
    triangle: Triangle,
    ones: bool,
    mut x: ArrayViewMut2<T>,
) {
    let n = a.nrows();
    if n <= BLOCK {
        return rows(a, triangle == Triangle::Lower, ones, x);
    }
    let half = (n / 2).next_multiple_of(16);
    let (upper, lower) = (a.slice(s![..half, ..half]), a.slice(s![half.., half..]));
    let (mut above, mut below) = x.view_mut().split_at(Axis(0), half);
    let (less, one) = (-T::lit(1.0), T::lit(1.0));
    match triangle {
        Triangle::Lower => {
            halves(upper, triangle, ones, above.view_mut());
            general_mat_mul(less, &a.slice(s![half.., ..half]), &above, one, &mut below);
            halves(lower, triangle, ones, below);
        }
        Triangle::Upper => {
            halves(lower, triangle, ones, below.view_mut());
            general_mat_mul(less, &a.slice(s![..half, half..]), &below, one, &mut above);
            halves(upper, triangle, ones, above);
        }
    }
}

fn rows<T: ArrayFloat>(a: ArrayView2<T>, lower: bool, ones: bool, mut x: ArrayViewMut2<T>) {
    let (n, width) = x.dim();
    let Some(all) = x.as_slice_mut() else {
        unreachable!("rows that lie in memory one after the other")
    };
    for step in 0..n {
        let i = if lower { step } else { n - 1 - step };
        let (before, rest) = all.split_at_mut(i * width);
        let (row, after) = rest.split_at_mut(width);
        for j in if lower { 0..i } else { i + 1..n } {
            let factor = a[[i, j]];
            let other = match lower {
                true => &before[j * width..][..width],
                false => &after[(j - i - 1) * width..][..width],
            };
            for (x, y) in row.iter_mut().zip(other) {
                *x -= factor * *y;
            }
        }
        if !ones {
            let by = a[[i, i]];
            row.iter_mut().for_each(|x| *x /= by);
        }
    }
}
