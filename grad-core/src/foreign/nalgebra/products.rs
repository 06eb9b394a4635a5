//! Products of vectors and matrices that are methods.

use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, RealField, U1, U3, Vector3};

methods! {
    /// The vector product.
    trait Cross[T, S, S2] for Matrix<T, U3, U1, S>
    where {
        T: Real + RealField,
        S: Place<T, U3, U1>,
        S2: Place<T, U3, U1>,
    }

    /// It stands upright on both.
    fn __grads_cross(
        &self,
        rhs: &Matrix<T, U3, U1, S2>
    ) -> Vector3<T>, Matrix<T, U3, U1, S2> {
        (self.cross(rhs), |x, of_x, y, of_y, ct| {
            add(of_x, T::lit(1.0), &y.cross(&ct));
            add(of_y, T::lit(1.0), &ct.cross(x));
        })
    }
}

methods! {
    /// Rows as columns.
    trait Transposes[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, C, R>,
    }

    /// The transposed matrix.
    fn __grads_transpose(&self) -> OMatrix<T, C, R> {
        (self.transpose(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct.transpose()))
    }
}

methods! {
    /// The product with a transposed matrix.
    trait TransposedProducts[T, R, C, C2, S, S2] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        C2: Dim,
        S: Place<T, R, C>,
        S2: Place<T, R, C2>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R, C2> + Owned<T, C, C2> + Owned<T, C2, C>,
    }

    /// `self.transpose() * rhs`
    fn __grads_tr_mul(
        &self,
        rhs: &Matrix<T, R, C2, S2>
    ) -> OMatrix<T, C, C2>, Matrix<T, R, C2, S2> {
        (self.tr_mul(rhs), |x, of_x, y, of_y, ct| {
            add(of_x, T::lit(1.0), &(y * ct.transpose()));
            add(of_y, T::lit(1.0), &(x * ct));
        })
    }
}
