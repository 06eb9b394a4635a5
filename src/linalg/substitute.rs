//! Triangular systems by substitution, in blocks.

use crate::ArrayFloat;
use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, ArrayView2, s};

/// So many rows are solved by loops; the rest is matrix products.
pub(super) const BLOCK: usize = 48;

/// Which triangle of a matrix is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Triangle {
    /// The diagonal and what is below it.
    Lower,
    /// The diagonal and what is above it.
    Upper,
}

/// Puts the solution of a triangular system in the place of its right-hand sides, the columns of `x`. With `ones`, the diagonal is ones.
/// Nothing but the triangle is read (Golub and Van Loan, Matrix Computations, section 3.1.4).
pub(super) fn substitute<T: ArrayFloat>(a: &ArrayView2<T>, triangle: Triangle, ones: bool, x: &mut Array2<T>) {
    let n = a.nrows();
    let blocks: Vec<(usize, usize)> =
        (0..n).step_by(BLOCK).map(|start| (start, (start + BLOCK).min(n))).collect();
    let lower = triangle == Triangle::Lower;
    for i in 0..blocks.len() {
        let (start, end) = blocks[if lower { i } else { blocks.len() - 1 - i }];
        let known = if lower { 0..start } else { end..n };
        if !known.is_empty() {
            let (before, after) = x.view_mut().split_at(ndarray::Axis(0), if lower { start } else { end });
            let (mut here, solved) = match lower {
                true => (after.slice_move(s![..end - start, ..]), before),
                false => (before.slice_move(s![start.., ..]), after),
            };
            let factors = a.slice(s![start..end, known]);
            general_mat_mul(-T::lit(1.0), &factors, &solved, T::lit(1.0), &mut here);
        }
        rows(a, (start, end), lower, ones, x);
    }
}

/// The rows of one block.
fn rows<T: ArrayFloat>(a: &ArrayView2<T>, (start, end): (usize, usize), lower: bool, ones: bool, x: &mut Array2<T>) {
    let width = x.ncols();
    let Some(all) = x.as_slice_mut() else { unreachable!("a matrix that was made here") };
    for step in 0..end - start {
        let i = if lower { start + step } else { end - 1 - step };
        let (before, rest) = all.split_at_mut(i * width);
        let (row, after) = rest.split_at_mut(width);
        let known = if lower { start..i } else { i + 1..end };
        for j in known {
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
            row.iter_mut().for_each(|x| *x = *x / by);
        }
    }
}
