//! Vectors and matrices that are made of arrays, rows, diagonals, and decompositions that are made of matrices.

use super::{Eigen as _, Owned};
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::Differentiable;
use nalgebra::allocator::Allocator;
use nalgebra::linalg::{Cholesky, LU, QR, SymmetricEigen};
use nalgebra::{
    Const, DMatrix, DVector, DefaultAllocator, Dim, DimDiff, DimMin, DimMinimum, DimSub, OMatrix,
    RealField, RowDVector, RowSVector, SMatrix, SVector, U1,
};

/// `Vector3::from([x, y, z])`
pub trait FromArray<A: Differentiable>: Differentiable + Sized {
    /// The elements of an array.
    #[allow(non_snake_case)]
    fn __grads_from__needs_differentiable_on_impl_and_trait(
        elements: A,
    ) -> (Self, fn(Tan<Self>) -> (Tan<A>,));
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField + Differentiable<Tangent = T>, const N: usize> FromArray<[T; N]>
    for SVector<T, N>
where
    [T; N]: Differentiable<Tangent = [T; N]>,
{
    fn __grads_from__needs_differentiable_on_impl_and_trait(
        elements: [T; N],
    ) -> (Self, fn(Self) -> ([T; N],)) {
        (SVector::from(elements), |ct| (ct.data.0[0],))
    }
}

/// The way back of what is made of lines.
pub type FromLines<X, L> = fn(&[L], Option<&mut [L]>, X);

/// Matrices that are made of rows.
pub trait FromRows<L>: Sized {
    /// The rows, one after the other.
    #[allow(non_snake_case)]
    fn __grads_from_rows__needs_differentiable_on_impl_and_trait(
        rows: &[L],
    ) -> (Self, FromLines<Self, L>);
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const R: usize, const C: usize> FromRows<RowSVector<T, C>>
    for SMatrix<T, R, C>
{
    fn __grads_from_rows__needs_differentiable_on_impl_and_trait(
        rows: &[RowSVector<T, C>],
    ) -> (Self, FromLines<Self, RowSVector<T, C>>) {
        (SMatrix::from_rows(rows), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten();
            places
                .zip(ct.row_iter())
                .for_each(|(place, ct)| *place += ct);
        })
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> FromRows<RowDVector<T>> for DMatrix<T> {
    fn __grads_from_rows__needs_differentiable_on_impl_and_trait(
        rows: &[RowDVector<T>],
    ) -> (Self, FromLines<Self, RowDVector<T>>) {
        (DMatrix::from_rows(rows), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten();
            places
                .zip(ct.row_iter())
                .for_each(|(place, ct)| *place += ct);
        })
    }
}

/// Matrices of which the size is known at run time, made of columns.
pub trait FromColumns<L>: Sized {
    /// The columns, one after the other.
    #[allow(non_snake_case)]
    fn __grads_from_columns__needs_differentiable_on_impl_and_trait(
        columns: &[L],
    ) -> (Self, FromLines<Self, L>);
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> FromColumns<DVector<T>> for DMatrix<T> {
    fn __grads_from_columns__needs_differentiable_on_impl_and_trait(
        columns: &[DVector<T>],
    ) -> (Self, FromLines<Self, DVector<T>>) {
        (DMatrix::from_columns(columns), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten();
            places
                .zip(ct.column_iter())
                .for_each(|(place, ct)| *place += ct);
        })
    }
}

/// Matrices that are made of their diagonal.
pub trait FromDiagonal<T, const D: usize>: Sized {
    /// Zeros beside the diagonal.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_from_diagonal__needs_differentiable_on_impl_and_trait(
        diagonal: &SVector<T, D>,
    ) -> (Self, fn(&SVector<T, D>, Option<&mut SVector<T, D>>, Self));
    /// One number on the diagonal.
    #[allow(non_snake_case)]
    fn __grads_from_diagonal_element__needs_differentiable_on_impl_and_trait(
        x: T,
    ) -> (Self, fn(Self) -> (T,));
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> FromDiagonal<T, D> for SMatrix<T, D, D>
where
    Const<D>: DimMin<Const<D>, Output = Const<D>>,
{
    fn __grads_from_diagonal__needs_differentiable_on_impl_and_trait(
        diagonal: &SVector<T, D>,
    ) -> (Self, fn(&SVector<T, D>, Option<&mut SVector<T, D>>, Self)) {
        (SMatrix::from_diagonal(diagonal), |_, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                *adjoint += ct.diagonal();
            }
        })
    }
    fn __grads_from_diagonal_element__needs_differentiable_on_impl_and_trait(
        x: T,
    ) -> (Self, fn(Self) -> (T,)) {
        (SMatrix::from_diagonal_element(x), |ct| (ct.trace(),))
    }
}

/// Vectors of which the length is known at run time, made of a slice.
pub trait FromRowSlice<T>: Sized {
    /// The elements of a slice.
    #[allow(non_snake_case)]
    fn __grads_from_row_slice__needs_differentiable_on_impl_and_trait(
        elements: &[T],
    ) -> (Self, FromLines<Self, T>);
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> FromRowSlice<T> for DVector<T> {
    fn __grads_from_row_slice__needs_differentiable_on_impl_and_trait(
        elements: &[T],
    ) -> (Self, FromLines<Self, T>) {
        (DVector::from_row_slice(elements), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten();
            places.zip(ct.iter()).for_each(|(place, ct)| *place += *ct);
        })
    }
}

/// `LU::new(a)`, which is `a.lu()`.
pub trait Decomposed<M: Differentiable>: Differentiable + Sized {
    /// Of a matrix.
    #[allow(non_snake_case)]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        matrix: M,
    ) -> (Self, fn(Tan<Self>) -> (M::Tangent,));
}

macro_rules! decomposed {
    ($([$($params:ident),*] [$($bounds:tt)*] $decomposition:ident<$($of:ident),*> of $matrix:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, $($params),*> Decomposed<$matrix> for $decomposition<$($of),*>
        where
            $($bounds)*
        {
            fn __grads_new__needs_differentiable_on_impl_and_trait(
                matrix: $matrix,
            ) -> (Self, fn($matrix) -> ($matrix,)) {
                ($decomposition::new(matrix), |ct| (ct,))
            }
        }
    )*};
}

decomposed! {
    [D] [D: DimMin<D, Output = D>, DefaultAllocator: Owned<T, D, D> + Allocator<D>] LU<T, D, D> of OMatrix<T, D, D>;
    [R, C] [R: DimMin<C>, C: Dim, DefaultAllocator: Owned<T, R, C> + Allocator<R> + Allocator<DimMinimum<R, C>>]
        QR<T, R, C> of OMatrix<T, R, C>;
}

/// `Cholesky::new(a)`, which is `a.cholesky()`.
pub trait CholeskyOf<M: Differentiable>: Differentiable + Sized {
    /// Of a matrix that is symmetric and positive definite, of which the lower triangle is read.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        matrix: M,
    ) -> (
        Option<Self>,
        impl Fn(Option<Tan<Self>>) -> (M::Tangent,) + Clone + Send + Sync + use<Self, M>,
    );
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, D: Dim> CholeskyOf<OMatrix<T, D, D>> for Cholesky<T, D>
where
    DefaultAllocator: Owned<T, D, D>,
{
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        matrix: OMatrix<T, D, D>,
    ) -> (
        Option<Self>,
        impl Fn(Option<OMatrix<T, D, D>>) -> (OMatrix<T, D, D>,) + Clone + Send + Sync + use<T, D>,
    ) {
        let zeros = matrix.zeros_like();
        let back = move |ct: Option<OMatrix<T, D, D>>| (ct.unwrap_or_else(|| zeros.clone()),);
        (Cholesky::new(matrix), back)
    }
}

/// `SymmetricEigen::new(a)`, which is `a.symmetric_eigen()`.
pub trait EigenOf<M: Differentiable>: Differentiable + Sized {
    /// Of a symmetric matrix, of which the lower triangle is read.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        matrix: M,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (M::Tangent,) + Clone + Send + Sync + use<Self, M>,
    );
}

#[diagnostic::do_not_recommend]
impl<T, D> EigenOf<OMatrix<T, D, D>> for SymmetricEigen<T, D>
where
    T: Real + RealField<RealField = T>,
    D: DimSub<U1>,
    DefaultAllocator:
        Owned<T, D, D> + Owned<T, D, U1> + Owned<T, U1, D> + Allocator<DimDiff<D, U1>>,
{
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        matrix: OMatrix<T, D, D>,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (OMatrix<T, D, D>,) + Clone + Send + Sync + use<T, D>,
    ) {
        let (made, _) = matrix.__grads_symmetric_eigen();
        let back = move |ct: Tan<Self>| {
            let mut adjoint = matrix.zeros_like();
            matrix.__grads_symmetric_eigen().1(&matrix, Some(&mut adjoint), ct);
            (adjoint,)
        };
        (made, back)
    }
}
