//! Parts of matrices. What `nalgebra` gives as a view is a copy here, and its cotangent is added to that part of the gradient.

use super::{Owned, Place};
use crate::foreign::declare::methods;
use crate::real::Real;
use crate::witness;
use nalgebra::base::iter::{ColumnIter, MatrixIter, RowIter};
use nalgebra::base::storage::StorageMut;
use nalgebra::{
    Const, DMatrix, DefaultAllocator, Dim, DimMin, Dyn, Matrix, OMatrix, OVector, RealField,
    SMatrix, Scalar, U1, U3, U4, Vector2, Vector3,
};

/// A method that gives a part, where `$part` is that part of a view and `$part_mut` of one that is written to.
macro_rules! part {
    ($this:ident, $($constant:ident)+; $part:ident, $part_mut:ident $([$($generic:ident),*])? ($($arg:expr),*)) => {
        (
            $this.$part $(::<$($generic),*>)? ($($arg),*).clone_owned(),
            move |_, adjoint, ct| {
                if let Some(adjoint) = adjoint {
                    add_part(&mut adjoint.$part_mut $(::<$($generic),*>)? ($($arg),*), &ct);
                }
                ($(part!(@none $constant),)+)
            },
        )
    };
    (@none $constant:ident) => {
        ()
    };
}

/// Adds a cotangent to a part of a gradient; one of a part that nobody read has no elements.
fn add_part<T, R, C, S, S2>(part: &mut Matrix<T, R, C, S>, ct: &Matrix<T, R, C, S2>)
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    S: StorageMut<T, R, C>,
    S2: Place<T, R, C>,
{
    if part.shape() == ct.shape() {
        part.zip_apply(ct, |place, ct| *place += ct);
    }
}

#[diagnostic::do_not_recommend]
impl<T, R: Dim, C: Dim, S: Place<T, R, C>> witness::Array for MatrixIter<'_, T, R, C, S> where
    T: Scalar
{
}

// what is run over gives one part after the other, as a vector of them does
#[diagnostic::do_not_recommend]
impl<T, R: Dim, C: Dim, S: Place<T, R, C>> witness::Array for RowIter<'_, T, R, C, S> where T: Scalar
{}
#[diagnostic::do_not_recommend]
impl<T, R: Dim, C: Dim, S: Place<T, R, C>> witness::Array for ColumnIter<'_, T, R, C, S> where
    T: Scalar
{
}

methods! {
    /// One row.
    trait RowViews[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, U1, C>,
    }

    /// One row.
    fn __grads_row(&self, i: usize) -> OMatrix<T, U1, C> => ((),) {
        part!(self, i; row, row_mut(i))
    }
    /// All rows, one after the other.
    fn __grads_row_iter(&self) -> Vec<OMatrix<T, U1, C>> {
        (self.row_iter().map(|part| part.clone_owned()).collect(), |_, adjoint, cts| {
            let parts = adjoint.into_iter().flat_map(|a| a.row_iter_mut());
            for (mut part, ct) in parts.zip(&cts) {
                add_part(&mut part, ct);
            }
        })
    }
}

methods! {
    /// One column.
    trait ColumnViews[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R, U1>,
    }

    /// One column.
    fn __grads_column(&self, i: usize) -> OVector<T, R> => ((),) {
        part!(self, i; column, column_mut(i))
    }
    /// All columns, one after the other.
    fn __grads_column_iter(&self) -> Vec<OVector<T, R>> {
        (self.column_iter().map(|part| part.clone_owned()).collect(), |_, adjoint, cts| {
            let parts = adjoint.into_iter().flat_map(|a| a.column_iter_mut());
            for (mut part, ct) in parts.zip(&cts) {
                add_part(&mut part, ct);
            }
        })
    }
}

methods! {
    /// Several columns.
    trait ColumnsViews[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R, Dyn>,
    }

    /// From the column `first` on.
    fn __grads_columns(&self, first: usize, count: usize) -> OMatrix<T, R, Dyn> => ((), ()) {
        part!(self, first count; columns, columns_mut(first, count))
    }
}

methods! {
    /// Several rows.
    trait RowsViews[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, Dyn, C>,
    }

    /// From the row `first` on.
    fn __grads_rows(&self, first: usize, count: usize) -> OMatrix<T, Dyn, C> => ((), ()) {
        part!(self, first count; rows, rows_mut(first, count))
    }
}

methods! {
    /// Blocks, and the elements as they lie.
    trait Blocks[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// The block of a size from a row and a column on.
    fn __grads_view(&self, from: (usize, usize), size: (usize, usize)) -> DMatrix<T> => (((), ()), ((), ())) {
        let part = self.view(from, size).clone_owned();
        (part, move |_, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                add_part(&mut adjoint.view_mut(from, size), &ct);
            }
            (((), ()), ((), ()))
        })
    }
    /// The same, where the size is part of the type.
    fn __grads_fixed_view[const RV, const CV](
        &self,
        row: usize,
        column: usize
    ) -> SMatrix<T, RV, CV> => ((), ()) {
        part!(self, row column; fixed_view, fixed_view_mut[RV, CV](row, column))
    }
    /// So many rows, the first of them at an index.
    fn __grads_fixed_rows[const N](&self, first: usize) -> OMatrix<T, Const<N>, C> => ((),)
    where { DefaultAllocator: Owned<T, Const<N>, C> } {
        part!(self, first; fixed_rows, fixed_rows_mut[N](first))
    }
    /// So many columns, the first of them at an index.
    fn __grads_fixed_columns[const N](&self, first: usize) -> OMatrix<T, R, Const<N>> => ((),)
    where { DefaultAllocator: Owned<T, R, Const<N>> } {
        part!(self, first; fixed_columns, fixed_columns_mut[N](first))
    }
    /// The elements, column by column.
    fn __grads_iter(&self) -> Vec<T> {
        self.__grads_as_slice()
    }
    /// The elements, column by column.
    fn __grads_as_slice(&self) -> Vec<T> {
        (self.iter().copied().collect(), |_, adjoint, ct| {
            let places = adjoint.into_iter().flat_map(|a| a.iter_mut());
            places.zip(ct).for_each(|(place, ct)| *place += ct);
        })
    }
}

methods! {
    /// The diagonal.
    trait Diagonals[T, D, S] for Matrix<T, D, D, S>
    where {
        T: Real + RealField,
        D: DimMin<D, Output = D>,
        S: Place<T, D, D>,
        DefaultAllocator: Owned<T, D, D> + Owned<T, D, U1>,
    }

    /// The diagonal.
    fn __grads_diagonal(&self) -> OVector<T, D> {
        (self.diagonal(), |x, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                (0..x.nrows()).for_each(|i| adjoint[(i, i)] += ct[i]);
            }
        })
    }
}

/// Coordinates of a vector in another order, or some of them.
macro_rules! swizzles {
    ($trait:ident $d:ident: $($method:ident $part:ident $given:ident [$($i:literal),*];)*) => {
        methods! {
            /// Coordinates by name, several at once.
            trait $trait[T, S] for Matrix<T, $d, U1, S>
            where {
                T: Real + RealField,
                S: Place<T, $d, U1>,
            }
            $(
                /// Some of the coordinates.
                fn $method(&self) -> $given<T> {
                    (self.$part(), |_, adjoint, ct| {
                        if let Some(adjoint) = adjoint {
                            for (i, ct) in [$($i),*].into_iter().zip(ct.iter()) {
                                adjoint[i] += *ct;
                            }
                        }
                    })
                }
            )*
        }
    };
}

swizzles! {
    Swizzles3 U3:
    __grads_xy xy Vector2 [0, 1];
    __grads_xz xz Vector2 [0, 2];
    __grads_yz yz Vector2 [1, 2];
    __grads_yx yx Vector2 [1, 0];
    __grads_zx zx Vector2 [2, 0];
    __grads_zy zy Vector2 [2, 1];
    __grads_xyz xyz Vector3 [0, 1, 2];
}

swizzles! {
    Swizzles4 U4:
    __grads_xy xy Vector2 [0, 1];
    __grads_xyz xyz Vector3 [0, 1, 2];
}
