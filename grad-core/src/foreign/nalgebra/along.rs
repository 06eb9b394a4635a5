//! Sums and means of rows and of columns.

use super::{Owned, Place};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, OVector, RealField, U1};

methods! {
    /// Of the rows: a row.
    trait RowSums[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, U1, C>,
    }

    /// The sum of the rows.
    fn __grads_row_sum(&self) -> OMatrix<T, U1, C> {
        (self.row_sum(), |_, adjoint, ct| add_each(adjoint, |_, j| ct[j]))
    }
    /// The mean of the rows.
    fn __grads_row_mean(&self) -> OMatrix<T, U1, C> {
        (self.row_mean(), |x, adjoint, ct| {
            let n = T::lit(x.nrows() as f64);
            add_each(adjoint, |_, j| ct[j] / n);
        })
    }
    /// The variances of the columns.
    fn __grads_row_variance(&self) -> OMatrix<T, U1, C> {
        (self.row_variance(), |x, adjoint, ct| {
            let (mean, n) = (x.row_mean(), T::lit(x.nrows() as f64));
            add_each(adjoint, |i, j| T::lit(2.0) * ct[j] / n * (x[(i, j)] - mean[j]));
        })
    }
}

methods! {
    /// Of the rows and of the columns: a column.
    trait ColumnSums[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R, U1> + Owned<T, C, U1>,
    }

    /// The sum of the columns.
    fn __grads_column_sum(&self) -> OVector<T, R> {
        (self.column_sum(), |_, adjoint, ct| add_each(adjoint, |i, _| ct[i]))
    }
    /// The mean of the columns.
    fn __grads_column_mean(&self) -> OVector<T, R> {
        (self.column_mean(), |x, adjoint, ct| {
            let n = T::lit(x.ncols() as f64);
            add_each(adjoint, |i, _| ct[i] / n);
        })
    }
    /// The variances of the rows.
    fn __grads_column_variance(&self) -> OVector<T, R> {
        (self.column_variance(), |x, adjoint, ct| {
            let (mean, n) = (x.column_mean(), T::lit(x.ncols() as f64));
            add_each(adjoint, |i, j| T::lit(2.0) * ct[i] / n * (x[(i, j)] - mean[i]));
        })
    }
    /// The sum of the rows, as a column.
    fn __grads_row_sum_tr(&self) -> OVector<T, C> {
        (self.row_sum_tr(), |_, adjoint, ct| add_each(adjoint, |_, j| ct[j]))
    }
    /// The mean of the rows, as a column.
    fn __grads_row_mean_tr(&self) -> OVector<T, C> {
        (self.row_mean_tr(), |x, adjoint, ct| {
            let n = T::lit(x.nrows() as f64);
            add_each(adjoint, |_, j| ct[j] / n);
        })
    }
}

/// Adds to each element of a gradient what belongs to its row and column.
pub(super) fn add_each<T, R: Dim, C: Dim>(
    adjoint: Option<&mut OMatrix<T, R, C>>,
    by: impl Fn(usize, usize) -> T,
) where
    T: Real + RealField,
    DefaultAllocator: Owned<T, R, C>,
{
    let Some(adjoint) = adjoint else { return };
    for j in 0..adjoint.ncols() {
        for i in 0..adjoint.nrows() {
            adjoint[(i, j)] += by(i, j);
        }
    }
}
