//! Methods that give a matrix of the same shape.

use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, RealField, SimdComplexField};

methods! {
    /// Of one matrix.
    trait Elementwise[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// The vector of length 1 in the same direction.
    fn __grads_normalize(&self) -> OMatrix<T, R, C> {
        (self.normalize(), |x, adjoint, ct| {
            let (norm, unit) = (x.norm(), x.normalize());
            let along = Matrix::dot(&unit, &ct);
            add(adjoint, T::lit(1.0) / norm, &(ct - unit * along));
        })
    }
    /// The absolute values.
    fn __grads_abs(&self) -> OMatrix<T, R, C> {
        (self.map(Real::abs), |x, adjoint, ct| {
            let slope = |x: T| match x == T::lit(0.0) {
                true => x,
                false => Real::signum(x),
            };
            add(adjoint, T::lit(1.0), &ct.zip_map(x, |ct, x| ct * slope(x)));
        })
    }
    /// Multiplied by a number.
    fn __grads_scale(&self, factor: T) -> OMatrix<T, R, C> => (T,) {
        (self * factor, move |x, adjoint, ct| {
            add(adjoint, factor, &ct);
            (Matrix::dot(x, &ct),)
        })
    }
    /// Divided by a number.
    fn __grads_unscale(&self, divisor: T) -> OMatrix<T, R, C> => (T,) {
        (self / divisor, move |x, adjoint, ct| {
            add(adjoint, T::lit(1.0) / divisor, &ct);
            (-Matrix::dot(x, &ct) / (divisor * divisor),)
        })
    }
    /// With a number added to each element.
    fn __grads_add_scalar(&self, term: T) -> OMatrix<T, R, C> => (T,) {
        (self.add_scalar(term), |_, adjoint, ct| {
            add(adjoint, T::lit(1.0), &ct);
            (ct.sum(),)
        })
    }
    /// As it is.
    fn __grads_clone_owned(&self) -> OMatrix<T, R, C> {
        (self.clone_owned(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct))
    }
    /// As it is.
    fn __grads_into_owned(&self) -> OMatrix<T, R, C> {
        self.__grads_clone_owned()
    }
}

methods! {
    /// Of two matrices of the same shape.
    trait PairElementwise[T, R, C, S, S2] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        S2: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// The products of the elements.
    fn __grads_component_mul(
        &self,
        rhs: &Matrix<T, R, C, S2>
    ) -> OMatrix<T, R, C>, Matrix<T, R, C, S2> {
        (self.component_mul(rhs), |x, of_x, y, of_y, ct| {
            add(of_x, T::lit(1.0), &ct.component_mul(y));
            add(of_y, T::lit(1.0), &ct.component_mul(x));
        })
    }
    /// The quotients of the elements.
    fn __grads_component_div(
        &self,
        rhs: &Matrix<T, R, C, S2>
    ) -> OMatrix<T, R, C>, Matrix<T, R, C, S2> {
        (self.component_div(rhs), |x, of_x, y, of_y, ct| {
            let by_x = ct.component_div(y);
            add(of_y, T::lit(-1.0), &by_x.component_mul(&x.component_div(y)));
            add(of_x, T::lit(1.0), &by_x);
        })
    }
    /// The way from one to the other, as far as a number says: `self * (1 - t) + rhs * t`.
    fn __grads_lerp(
        &self,
        rhs: &Matrix<T, R, C, S2>,
        t: T
    ) -> OMatrix<T, R, C>, Matrix<T, R, C, S2> => (T,) {
        let value = self.zip_map(rhs, |x, y| x * (T::lit(1.0) - t) + y * t);
        (value, move |x, of_x, y, of_y, ct| {
            add(of_x, T::lit(1.0) - t, &ct);
            add(of_y, t, &ct);
            (Matrix::dot(y, &ct) - Matrix::dot(x, &ct),)
        })
    }
}
