//! Methods of square matrices.

use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::allocator::Allocator;
use nalgebra::{DMatrix, DefaultAllocator, DimMin, Matrix, OMatrix, RealField};

methods! {
    /// Of the diagonal, the determinant and the inverse.
    trait Squares[T, D, S] for Matrix<T, D, D, S>
    where {
        T: Real + RealField,
        D: DimMin<D, Output = D>,
        S: Place<T, D, D>,
        DefaultAllocator: Owned<T, D, D> + Allocator<D>,
    }

    /// The sum of the diagonal.
    fn __grads_trace(&self) -> T {
        (self.trace(), |x, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                (0..x.nrows()).for_each(|i| adjoint[(i, i)] += ct);
            }
        })
    }
    /// The determinant. Its gradient is the matrix of the cofactors (Jacobi's formula).
    fn __grads_determinant(&self) -> T {
        (self.determinant(), |x, adjoint, ct| {
            add(adjoint, ct, &cofactors(x));
        })
    }
    /// The inverse; none of a singular matrix.
    fn __grads_try_inverse(&self) -> Option<OMatrix<T, D, D>> {
        (self.clone_owned().try_inverse(), |x, adjoint, ct| {
            if let (Some(ct), Some(inverse)) = (ct, x.clone_owned().try_inverse()) {
                add(adjoint, T::lit(-1.0), &by_inverse(&inverse, ct));
            }
        })
    }
}

/// What the cotangent of an inverse is for the matrix, but for the sign.
pub(super) fn by_inverse<T, D>(inverse: &OMatrix<T, D, D>, ct: OMatrix<T, D, D>) -> OMatrix<T, D, D>
where
    T: Real + RealField,
    D: DimMin<D, Output = D>,
    DefaultAllocator: Owned<T, D, D>,
{
    let transposed = inverse.transpose();
    &transposed * ct * &transposed
}

/// The determinant's slopes: a multiple of the inverse, or, where there is none, minor by minor.
fn cofactors<T, D, S>(x: &Matrix<T, D, D, S>) -> OMatrix<T, D, D>
where
    T: Real + RealField,
    D: DimMin<D, Output = D>,
    S: Place<T, D, D>,
    DefaultAllocator: Owned<T, D, D> + Allocator<D>,
{
    if let Some(inverse) = x.clone_owned().try_inverse() {
        return inverse.transpose() * x.determinant();
    }
    let (rows, columns) = x.shape_generic();
    let whole = DMatrix::from_iterator(x.nrows(), x.ncols(), x.iter().copied());
    OMatrix::from_fn_generic(rows, columns, |i, j| {
        let minor = whole.clone().remove_row(i).remove_column(j).determinant();
        match (i + j) % 2 {
            0 => minor,
            _ => -minor,
        }
    })
}
