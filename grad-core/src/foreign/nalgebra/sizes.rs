//! Matrices with more rows and columns than another, or with fewer.

use super::along::add_each;
use super::{Owned, Place};
use crate::foreign::declare::{Tan, methods};
use crate::real::Real;
use nalgebra::allocator::Reallocator;
use nalgebra::{
    DMatrix, DefaultAllocator, Dim, DimAdd, DimDiff, DimMul, DimProd, DimSub, DimSum, Dyn, Matrix,
    OMatrix, OVector, RealField, U1,
};

methods! {
    /// One row more or fewer.
    trait OneRow[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// One more, of one number.
    fn __grads_insert_row(&self, at: usize, x: T) -> OMatrix<T, DimSum<R, U1>, C> => ((), T)
    where {
        R: DimAdd<U1>,
        DefaultAllocator: Reallocator<T, R, C, DimSum<R, U1>, C> + Owned<T, DimSum<R, U1>, C>
    } {
        (self.clone_owned().insert_row(at, x), move |_, adjoint, ct| {
            add_each(adjoint, |i, j| ct[(i + usize::from(i >= at), j)]);
            ((), ct.row(at).sum())
        })
    }
    /// One more column, of one number.
    fn __grads_insert_column(&self, at: usize, x: T) -> OMatrix<T, R, DimSum<C, U1>> => ((), T)
    where {
        C: DimAdd<U1>,
        DefaultAllocator: Reallocator<T, R, C, R, DimSum<C, U1>> + Owned<T, R, DimSum<C, U1>>
    } {
        (self.clone_owned().insert_column(at, x), move |_, adjoint, ct| {
            add_each(adjoint, |i, j| ct[(i, j + usize::from(j >= at))]);
            ((), ct.column(at).sum())
        })
    }
    /// One fewer.
    fn __grads_remove_row(&self, at: usize) -> OMatrix<T, DimDiff<R, U1>, C> => ((),)
    where {
        R: DimSub<U1>,
        DefaultAllocator: Reallocator<T, R, C, DimDiff<R, U1>, C> + Owned<T, DimDiff<R, U1>, C>
    } {
        (self.clone_owned().remove_row(at), move |_, adjoint, ct| {
            add_each(adjoint, |i, j| match i == at {
                true => T::lit(0.0),
                false => ct[(i - usize::from(i > at), j)],
            });
            ((),)
        })
    }
    /// One column fewer.
    fn __grads_remove_column(&self, at: usize) -> OMatrix<T, R, DimDiff<C, U1>> => ((),)
    where {
        C: DimSub<U1>,
        DefaultAllocator: Reallocator<T, R, C, R, DimDiff<C, U1>> + Owned<T, R, DimDiff<C, U1>>
    } {
        (self.clone_owned().remove_column(at), move |_, adjoint, ct| {
            add_each(adjoint, |i, j| match j == at {
                true => T::lit(0.0),
                false => ct[(i, j - usize::from(j > at))],
            });
            ((),)
        })
    }
    /// Several more, of one number.
    fn __grads_insert_rows(&self, at: usize, count: usize, x: T) -> OMatrix<T, Dyn, C> => ((), (), T)
    where {
        R: DimAdd<Dyn, Output = Dyn>,
        DefaultAllocator: Reallocator<T, R, C, Dyn, C> + Owned<T, Dyn, C>
    } {
        (self.clone_owned().insert_rows(at, count, x), move |_, adjoint, ct| {
            add_each(adjoint, |i, j| ct[(i + if i >= at { count } else { 0 }, j)]);
            ((), (), ct.rows(at, count).sum())
        })
    }
    /// Several more columns, of one number.
    fn __grads_insert_columns(&self, at: usize, count: usize, x: T) -> OMatrix<T, R, Dyn> => ((), (), T)
    where {
        C: DimAdd<Dyn, Output = Dyn>,
        DefaultAllocator: Reallocator<T, R, C, R, Dyn> + Owned<T, R, Dyn>
    } {
        (self.clone_owned().insert_columns(at, count, x), move |_, adjoint, ct| {
            add_each(adjoint, |i, j| ct[(i, j + if j >= at { count } else { 0 })]);
            ((), (), ct.columns(at, count).sum())
        })
    }
    /// Of another size, with one number where there was nothing.
    fn __grads_resize(&self, rows: usize, columns: usize, x: T) -> DMatrix<T> => ((), (), T)
    where { DefaultAllocator: Reallocator<T, R, C, Dyn, Dyn> } {
        (self.clone_owned().resize(rows, columns, x), |x, adjoint, ct| {
            ((), (), resized(x.shape(), adjoint, &ct))
        })
    }
    /// With another number of rows.
    fn __grads_resize_vertically(&self, rows: usize, x: T) -> OMatrix<T, Dyn, C> => ((), T)
    where { DefaultAllocator: Reallocator<T, R, C, Dyn, C> + Owned<T, Dyn, C> } {
        (self.clone_owned().resize_vertically(rows, x), |x, adjoint, ct| {
            ((), resized(x.shape(), adjoint, &ct))
        })
    }
    /// With another number of columns.
    fn __grads_resize_horizontally(&self, columns: usize, x: T) -> OMatrix<T, R, Dyn> => ((), T)
    where { DefaultAllocator: Reallocator<T, R, C, R, Dyn> + Owned<T, R, Dyn> } {
        (self.clone_owned().resize_horizontally(columns, x), |x, adjoint, ct| {
            ((), resized(x.shape(), adjoint, &ct))
        })
    }
}

/// Adds to the elements that are in both. What the others depend on the number in them by.
fn resized<T, R: Dim, C: Dim, R2: Dim, C2: Dim, S2: Place<T, R2, C2>>(
    shape: (usize, usize),
    adjoint: Option<&mut OMatrix<T, R, C>>,
    ct: &Matrix<T, R2, C2, S2>,
) -> T
where
    T: Real + RealField,
    DefaultAllocator: Owned<T, R, C>,
{
    add_each(adjoint, |i, j| {
        ct.get((i, j)).copied().unwrap_or(T::lit(0.0))
    });
    let mut by_number = T::lit(0.0);
    for j in 0..ct.ncols() {
        for i in 0..ct.nrows() {
            if i >= shape.0 || j >= shape.1 {
                by_number += ct[(i, j)];
            }
        }
    }
    by_number
}

methods! {
    /// Vectors with one coordinate more.
    trait Longer[T, D, S] for Matrix<T, D, U1, S>
    where {
        T: Real + RealField,
        D: DimAdd<U1>,
        S: Place<T, D, U1>,
        DefaultAllocator: Owned<T, D, U1> + Owned<T, DimSum<D, U1>, U1>,
    }

    /// With a number at the end.
    fn __grads_push(&self, x: T) -> OVector<T, DimSum<D, U1>> => (T,) {
        (self.push(x), |x, adjoint, ct| {
            add_each(adjoint, |i, _| ct[i]);
            (ct[x.len()],)
        })
    }
}

methods! {
    /// The product of each element with each of another matrix.
    trait Kronecker[T, R, C, R2, C2, S, S2] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: DimMul<R2>,
        C: DimMul<C2>,
        R2: Dim,
        C2: Dim,
        S: Place<T, R, C>,
        S2: Place<T, R2, C2>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R2, C2> + Owned<T, DimProd<R, R2>, DimProd<C, C2>>,
    }

    /// A block for each element.
    fn __grads_kronecker(
        &self,
        rhs: &Matrix<T, R2, C2, S2>
    ) -> OMatrix<T, DimProd<R, R2>, DimProd<C, C2>>, Matrix<T, R2, C2, S2> {
        (self.kronecker(rhs), |x, of_x, y, of_y, ct| {
            let (rows, columns) = y.shape();
            add_each(of_x, |i, j| ct.view((i * rows, j * columns), (rows, columns)).dot(&y.view((0, 0), (rows, columns))));
            add_each(of_y, |i, j| {
                let each = x.shape();
                let places = (0..each.0).flat_map(|k| (0..each.1).map(move |l| (k, l)));
                places.fold(T::lit(0.0), |sum, (k, l)| sum + ct[(k * rows + i, l * columns + j)] * x[(k, l)])
            });
        })
    }
}

/// The way back of a selection.
pub type Selected<X> = fn(&X, Option<&mut Tan<X>>, &[usize], Option<&mut [()]>, OfSelection<X>);

/// The cotangent of a selection.
pub type OfSelection<X> = <X as SelectsRows>::Selection;

/// Some rows.
pub trait SelectsRows: crate::tangent::Differentiable + Sized {
    /// What is selected.
    type Selection;
    /// Those with these indices.
    fn __grads_select_rows(&self, indices: &[usize]) -> (Self::Selection, Selected<Self>);
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, R: Dim, C: Dim, S: Place<T, R, C>> SelectsRows for Matrix<T, R, C, S>
where
    DefaultAllocator: Owned<T, R, C> + Owned<T, Dyn, C>,
{
    type Selection = OMatrix<T, Dyn, C>;
    fn __grads_select_rows(&self, indices: &[usize]) -> (OMatrix<T, Dyn, C>, Selected<Self>) {
        (self.select_rows(indices), |_, adjoint, indices, _, ct| {
            let Some(adjoint) = adjoint else { return };
            for (at, ct) in indices.iter().zip(ct.row_iter()) {
                adjoint
                    .row_mut(*at)
                    .zip_apply(&ct, |place, ct| *place += ct);
            }
        })
    }
}

/// The way back of a selection of columns.
pub type SelectedColumns<X> =
    fn(&X, Option<&mut Tan<X>>, &[usize], Option<&mut [()]>, <X as SelectsColumns>::Selection);

/// Some columns.
pub trait SelectsColumns: crate::tangent::Differentiable + Sized {
    /// What is selected.
    type Selection;
    /// Those with these indices.
    fn __grads_select_columns(&self, indices: &[usize])
    -> (Self::Selection, SelectedColumns<Self>);
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, R: Dim, C: Dim, S: Place<T, R, C>> SelectsColumns for Matrix<T, R, C, S>
where
    DefaultAllocator: Owned<T, R, C> + Owned<T, R, Dyn>,
{
    type Selection = OMatrix<T, R, Dyn>;
    fn __grads_select_columns(
        &self,
        indices: &[usize],
    ) -> (OMatrix<T, R, Dyn>, SelectedColumns<Self>) {
        (
            self.select_columns(indices),
            |_, adjoint, indices, _, ct| {
                let Some(adjoint) = adjoint else { return };
                for (at, ct) in indices.iter().zip(ct.column_iter()) {
                    adjoint
                        .column_mut(*at)
                        .zip_apply(&ct, |place, ct| *place += ct);
                }
            },
        )
    }
}
