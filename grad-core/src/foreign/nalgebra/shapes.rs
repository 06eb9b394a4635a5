//! Shapes, which are constants.

use super::{Owned, Place};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::{DefaultAllocator, Dim, Matrix, Scalar};

methods! {
    /// How many elements there are.
    trait Shapes[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + Scalar,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// The number of elements.
    fn __grads_len(&self) -> usize {
        (self.len(), |_, _, ()| ())
    }
    /// The number of rows.
    fn __grads_nrows(&self) -> usize {
        (self.nrows(), |_, _, ()| ())
    }
    /// The number of columns.
    fn __grads_ncols(&self) -> usize {
        (self.ncols(), |_, _, ()| ())
    }
    /// The number of rows and of columns.
    fn __grads_shape(&self) -> (usize, usize) {
        (self.shape(), |_, _, _| ())
    }
}
