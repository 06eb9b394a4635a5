//! What derivatives in differentiable functions are put together by.

use crate::Matrix;
use crate::prelude::*;

/// The matrix whose rows are `numbers`.
#[differentiable(order = 2)]
pub fn matrix(nrows: usize, ncols: usize, numbers: &[f64]) -> Matrix {
    let mut m = Matrix::zeros(nrows, ncols);
    for i in 0..nrows {
        for j in 0..ncols {
            m[(i, j)] = numbers[i * ncols + j];
        }
    }
    m
}
