//! Methods that give a number.

use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, RealField, SimdComplexField};

methods! {
    /// Sums of elements, and lengths.
    trait Measures[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// The sum of the elements.
    fn __grads_sum(&self) -> T {
        (self.sum(), |_, adjoint, ct| add_everywhere(adjoint, ct))
    }
    /// The product of the elements.
    fn __grads_product(&self) -> T {
        (self.product(), |x, adjoint, ct| {
            let others = |i| x.iter().enumerate().filter(move |(j, _)| *j != i);
            let product = |i| others(i).fold(T::lit(1.0), |product, (_, x)| product * *x);
            let places = adjoint.into_iter().flat_map(|a| a.iter_mut());
            places.enumerate().for_each(|(i, place)| *place += ct * product(i));
        })
    }
    /// The mean of the elements.
    fn __grads_mean(&self) -> T {
        (self.mean(), |x, adjoint, ct| {
            add_everywhere(adjoint, ct / T::lit(x.len() as f64));
        })
    }
    /// The mean of the squares of the differences to the mean.
    fn __grads_variance(&self) -> T {
        (self.variance(), |x, adjoint, ct| {
            let (mean, n) = (x.mean(), T::lit(x.len() as f64));
            add(adjoint, T::lit(2.0) * ct / n, &x.map(|x| x - mean));
        })
    }
    /// The largest element, which alone has a gradient: the first of several.
    fn __grads_max(&self) -> T {
        (self.max(), |x, adjoint, ct| add_where(x, adjoint, x.max(), ct))
    }
    /// The smallest element, which alone has a gradient: the first of several.
    fn __grads_min(&self) -> T {
        (self.min(), |x, adjoint, ct| add_where(x, adjoint, x.min(), ct))
    }
    /// The largest absolute value: the first element that has it has a gradient.
    fn __grads_amax(&self) -> T {
        (self.amax(), |x, adjoint, ct| {
            let largest = x.amax();
            let place = x.iter().position(|x| Real::abs(*x) == largest);
            if let (Some(adjoint), Some(place)) = (adjoint, place) {
                adjoint[place] += ct * Real::signum(x[place]);
            }
        })
    }
    /// The Euclidean length.
    fn __grads_norm(&self) -> T {
        (self.norm(), |x, adjoint, ct| add(adjoint, ct / x.norm(), x))
    }
    /// The Euclidean length.
    fn __grads_magnitude(&self) -> T {
        self.__grads_norm()
    }
    /// Its square.
    fn __grads_norm_squared(&self) -> T {
        (self.norm_squared(), |x, adjoint, ct| add(adjoint, ct + ct, x))
    }
    /// Its square.
    fn __grads_magnitude_squared(&self) -> T {
        self.__grads_norm_squared()
    }
}

methods! {
    /// Measures of two matrices of the same shape.
    trait PairMeasures[T, R, C, S, S2] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        S2: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// The sum of the products of the elements.
    fn __grads_dot(&self, rhs: &Matrix<T, R, C, S2>) -> T, Matrix<T, R, C, S2> {
        (Matrix::dot(self, rhs), |x, of_x, y, of_y, ct| {
            add(of_x, ct, y);
            add(of_y, ct, x);
        })
    }
    /// The length of the difference.
    fn __grads_metric_distance(&self, rhs: &Matrix<T, R, C, S2>) -> T, Matrix<T, R, C, S2> {
        (self.metric_distance(rhs), |x, of_x, y, of_y, ct| {
            let difference = x - y;
            let ct = ct / difference.norm();
            add(of_x, ct, &difference);
            add(of_y, -ct, &difference);
        })
    }
}

/// Adds one number to all elements of a gradient.
fn add_everywhere<T, R: Dim, C: Dim>(adjoint: Option<&mut OMatrix<T, R, C>>, ct: T)
where
    T: Real + nalgebra::Scalar,
    DefaultAllocator: Owned<T, R, C>,
{
    let places = adjoint.into_iter().flat_map(|a| a.iter_mut());
    places.for_each(|place| *place += ct);
}

/// Adds `ct` where the first element is that is `wanted`.
fn add_where<T, R, C, S>(
    x: &Matrix<T, R, C, S>,
    adjoint: Option<&mut OMatrix<T, R, C>>,
    wanted: T,
    ct: T,
) where
    T: Real + nalgebra::Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Owned<T, R, C>,
{
    let place = x.iter().position(|x| *x == wanted);
    if let (Some(adjoint), Some(place)) = (adjoint, place) {
        adjoint[place] += ct;
    }
}
