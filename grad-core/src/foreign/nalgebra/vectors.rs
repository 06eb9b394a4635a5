//! Directions of vectors, and vectors that are made of others.

use super::along::add_each;
use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::{
    DefaultAllocator, Dim, Matrix, Matrix3, OMatrix, RealField, SimdComplexField, U1, U3,
};

methods! {
    /// Directions and lengths.
    trait Directions[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// Of length 1; none of what is no longer than a bound.
    fn __grads_try_normalize(&self, shortest: T) -> Option<OMatrix<T, R, C>> => (T,) {
        (self.try_normalize(shortest), |x, adjoint, ct| {
            if let Some(ct) = ct {
                let length = x.norm();
                let along = Matrix::dot(x, &ct) / (length * length);
                add(adjoint, T::lit(1.0) / length, &(ct - x.map(|x| x * along)));
            }
            (T::lit(0.0),)
        })
    }
    /// No longer than a bound.
    fn __grads_cap_magnitude(&self, longest: T) -> OMatrix<T, R, C> => (T,) {
        (self.cap_magnitude(longest), move |x, adjoint, ct| {
            let length = x.norm();
            if length <= longest {
                add(adjoint, T::lit(1.0), &ct);
                return (T::lit(0.0),);
            }
            let along = Matrix::dot(x, &ct) / length;
            add(adjoint, longest / length, &(ct - x.map(|x| x * along / length)));
            (along,)
        })
    }
    /// The root of the sum of the powers of the absolute values.
    fn __grads_lp_norm(&self, p: i32) -> T => ((),) {
        (self.lp_norm(p), move |x, adjoint, ct| {
            let norm = x.lp_norm(p);
            let by = x.map(|x| Real::signum(x) * Real::powi(Real::abs(x) / norm, p - 1));
            add(adjoint, ct, &by);
            ((),)
        })
    }
}

methods! {
    /// Of two vectors.
    trait Angles[T, R, C, S, S2] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        S2: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// The angle between them. It has no derivative where they point in one direction: `NaN`.
    fn __grads_angle(&self, other: &Matrix<T, R, C, S2>) -> T, Matrix<T, R, C, S2> {
        (Matrix::angle(self, other), |x, of_x, y, of_y, ct| {
            let (of_length, to_length) = (x.norm(), y.norm());
            let cosine = Matrix::dot(x, y) / (of_length * to_length);
            let by_cosine = -ct / Real::sqrt(RealField::max(T::lit(1.0) - cosine * cosine, T::lit(0.0)));
            let (mut of_x, mut of_y) = (of_x, of_y);
            let by_product = by_cosine / (of_length * to_length);
            add(of_x.as_deref_mut(), by_product, y);
            add(of_x, -by_cosine * cosine / (of_length * of_length), x);
            add(of_y.as_deref_mut(), by_product, x);
            add(of_y, -by_cosine * cosine / (to_length * to_length), y);
        })
    }
}

methods! {
    /// Of vectors in space.
    trait Skew[T, S] for Matrix<T, U3, U1, S>
    where {
        T: Real + RealField,
        S: Place<T, U3, U1>,
    }

    /// The matrix that makes the vector product of it.
    fn __grads_cross_matrix(&self) -> Matrix3<T> {
        (self.cross_matrix(), |_, adjoint, ct| {
            let by = super::geometry::axial(&ct);
            add_each(adjoint, |i, _| by[i]);
        })
    }
}
