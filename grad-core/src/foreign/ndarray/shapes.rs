//! Shapes, which are constants.

use super::{Adjoint, Back, Storage};
use crate::tangent::{Differentiable, LeafPath, Leaves, Marking, Reset};
use ndarray::{ArrayBase, Axis, Dim, Dimension, Ix2, IxDyn};

/// How many elements and axes there are.
pub trait Shapes<A, D: Dimension>: Sized {
    /// The number of elements.
    fn __grads_len(&self) -> (usize, Back<Self, A, D, ()>);
    /// The number of axes.
    fn __grads_ndim(&self) -> (usize, Back<Self, A, D, ()>);
    /// The number of indices along an axis.
    fn __grads_len_of(&self, axis: Axis) -> (usize, fn(&Self, Adjoint<A, D>, ()) -> ((),));
    /// The number of indices along each axis.
    fn __grads_shape(&self) -> (Vec<usize>, Back<Self, A, D, Vec<()>>);
    /// The same, as a number or a tuple.
    fn __grads_dim(
        &self,
    ) -> (
        D::Pattern,
        Back<Self, A, D, <D::Pattern as Differentiable>::Tangent>,
    )
    where
        D::Pattern: Differentiable;
    /// The same, as a shape.
    fn __grads_raw_dim(&self) -> (D, Back<Self, A, D, ()>);
}

impl<A, S, D> Shapes<A, D> for ArrayBase<S, D>
where
    S: Storage<Elem: Differentiable<Tangent = A>>,
    D: Dimension,
{
    fn __grads_len(&self) -> (usize, Back<Self, A, D, ()>) {
        (self.len(), |_, _, ()| ())
    }
    fn __grads_ndim(&self) -> (usize, Back<Self, A, D, ()>) {
        (self.ndim(), |_, _, ()| ())
    }
    fn __grads_len_of(&self, axis: Axis) -> (usize, fn(&Self, Adjoint<A, D>, ()) -> ((),)) {
        (self.len_of(axis), |_, _, ()| ((),))
    }
    fn __grads_shape(&self) -> (Vec<usize>, Back<Self, A, D, Vec<()>>) {
        (self.shape().to_vec(), |_, _, _| ())
    }
    fn __grads_dim(
        &self,
    ) -> (
        D::Pattern,
        Back<Self, A, D, <D::Pattern as Differentiable>::Tangent>,
    )
    where
        D::Pattern: Differentiable,
    {
        (self.dim(), |_, _, _| ())
    }
    fn __grads_raw_dim(&self) -> (D, Back<Self, A, D, ()>) {
        (self.raw_dim(), |_, _, ()| ())
    }
}

/// The shape of matrices.
pub trait MatrixShapes<A>: Sized {
    /// The number of rows.
    fn __grads_nrows(&self) -> (usize, Back<Self, A, Ix2, ()>);
    /// The number of columns.
    fn __grads_ncols(&self) -> (usize, Back<Self, A, Ix2, ()>);
}

impl<A, S: Storage<Elem: Differentiable<Tangent = A>>> MatrixShapes<A> for ArrayBase<S, Ix2> {
    fn __grads_nrows(&self) -> (usize, Back<Self, A, Ix2, ()>) {
        (self.nrows(), |_, _, ()| ())
    }
    fn __grads_ncols(&self) -> (usize, Back<Self, A, Ix2, ()>) {
        (self.ncols(), |_, _, ()| ())
    }
}

/// What `raw_dim` gives is a constant, like the numbers in it.
macro_rules! shape {
    ($([$($generics:tt)*] $t:ty),*) => {$(
        impl<$($generics)*> Leaves for $t {
            fn visit_leaves(&self, _: &mut LeafPath, _: &mut dyn FnMut(&LeafPath, f64)) {}
            fn map_leaves(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
            fn mark(&mut self, _: Marking) {}
            const CLONED_BY_STD: bool = true;
            fn is_same(&self, other: &Self) -> bool {
                // shapes with an order are compared by nothing else
                format!("{self:?}") == format!("{other:?}")
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Differentiable for $t {
            type Tangent = ();
            fn zeros_like(&self) {}
        }
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Reset<$t> for () {
            fn reset(&mut self, _: &$t) {}
        }
    )*};
}

shape!([const N: usize] Dim<[usize; N]>, [] IxDyn, [D: Dimension] ndarray::Shape<D>);
