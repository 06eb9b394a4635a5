//! Parts of arrays, and arrays in another shape: what `ndarray` gives as views. Here they are copies (`layout`), and the cotangent of a
//! part is added to that part of the gradient.

use super::layout::copied;
use super::{Adjoint, Back, Storage};
use crate::real::Real;
use ndarray::{
    Array, Array1, ArrayBase, ArrayViewMut, Axis, Dimension, IntoDimension, Ix2, RemoveAxis,
    SliceArg,
};

/// The way back of a method with one argument by value, which is a constant.
pub type Back1<X, A, D, C> = Box<dyn Fn(&X, Adjoint<A, D>, C) -> ((),) + Send + Sync>;

/// The way back of a method with two.
pub type Back2<X, A, D, C> = Box<dyn Fn(&X, Adjoint<A, D>, C) -> ((), ()) + Send + Sync>;

/// Adds `ct` to a part of a gradient.
fn add<A: Real, D: Dimension>(mut part: ArrayViewMut<A, D>, ct: &Array<A, D>) {
    part.zip_mut_with(ct, |x, ct| *x += *ct);
}

/// A method that gives a part, where `$part` is that part of a view, and of one that can be written to.
macro_rules! part {
    ($x:ident; $array:ident => $part:expr) => {
        (
            {
                let $array = $x.view();
                copied($part)
            },
            |_, adjoint, ct| {
                if let Some(adjoint) = adjoint {
                    let $array = adjoint.view_mut();
                    add($part, &ct);
                }
            },
        )
    };
    ($x:ident, $($constant:ident),+; $array:ident => $part:expr) => {
        (
            {
                let $array = $x.view();
                copied($part)
            },
            Box::new(move |_, adjoint, ct| {
                if let Some(adjoint) = adjoint {
                    let $array = adjoint.view_mut();
                    add($part, &ct);
                }
                ($(part!(@none $constant),)+)
            }),
        )
    };
    (@none $constant:ident) => {
        ()
    };
}

/// Arrays as they are, and in another order of axes.
pub trait Views<A, D: Dimension>: Sized {
    /// With the axes in the other order.
    fn __grads_t(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>);
    /// With the axes in the other order.
    fn __grads_reversed_axes(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>);
    /// With the axes in an order that is given.
    fn __grads_permuted_axes<T: IntoDimension<Dim = D>>(
        &self,
        axes: T,
    ) -> (Array<A, D>, Back1<Self, A, D, Array<A, D>>)
    where
        D: 'static;
    /// As it is.
    fn __grads_view(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>);
    /// As it is.
    fn __grads_to_owned(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>);
    /// As it is.
    fn __grads_into_owned(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>);
    /// The diagonal.
    fn __grads_diag(&self) -> (Array1<A>, Back<Self, A, D, Array1<A>>);
    /// The part with every index in a range, or one of it.
    fn __grads_slice<I>(
        &self,
        info: I,
    ) -> (Array<A, I::OutDim>, Back1<Self, A, D, Array<A, I::OutDim>>)
    where
        I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static;
}

impl<A, S, D> Views<A, D> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A>,
    D: Dimension,
{
    fn __grads_t(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>) {
        part!(self; x => x.reversed_axes())
    }
    fn __grads_reversed_axes(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>) {
        part!(self; x => x.reversed_axes())
    }
    fn __grads_permuted_axes<T: IntoDimension<Dim = D>>(
        &self,
        axes: T,
    ) -> (Array<A, D>, Back1<Self, A, D, Array<A, D>>)
    where
        D: 'static,
    {
        let axes = axes.into_dimension();
        part!(self, axes; x => x.permuted_axes(axes.clone()))
    }
    fn __grads_view(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>) {
        part!(self; x => x)
    }
    fn __grads_to_owned(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>) {
        part!(self; x => x)
    }
    fn __grads_into_owned(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>) {
        part!(self; x => x)
    }
    fn __grads_diag(&self) -> (Array1<A>, Back<Self, A, D, Array1<A>>) {
        part!(self; x => x.into_diag())
    }
    fn __grads_slice<I>(
        &self,
        info: I,
    ) -> (Array<A, I::OutDim>, Back1<Self, A, D, Array<A, I::OutDim>>)
    where
        I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static,
    {
        part!(self, info; x => x.slice_move(info))
    }
}

/// Parts along an axis.
pub trait AxisViews<A, D: RemoveAxis>: Sized {
    /// The part at an index.
    fn __grads_index_axis(
        &self,
        axis: Axis,
        index: usize,
    ) -> (
        Array<A, D::Smaller>,
        Back2<Self, A, D, Array<A, D::Smaller>>,
    );
    /// With a further axis.
    fn __grads_insert_axis(
        &self,
        axis: Axis,
    ) -> (Array<A, D::Larger>, Back1<Self, A, D, Array<A, D::Larger>>);
    /// Without an axis, at index zero.
    fn __grads_remove_axis(
        &self,
        axis: Axis,
    ) -> (
        Array<A, D::Smaller>,
        Back1<Self, A, D, Array<A, D::Smaller>>,
    );
    /// The parts at these indices of an axis, which may be repeated.
    fn __grads_select(&self, axis: Axis, indices: &[usize]) -> (Array<A, D>, Selected<Self, A, D>);
}

/// The way back of a selection.
pub type Selected<X, A, D> =
    Box<dyn Fn(&X, Adjoint<A, D>, &[usize], Option<&mut [()]>, Array<A, D>) -> ((),) + Send + Sync>;

impl<A, S, D> AxisViews<A, D> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A>,
    D: RemoveAxis,
{
    fn __grads_index_axis(
        &self,
        axis: Axis,
        index: usize,
    ) -> (
        Array<A, D::Smaller>,
        Back2<Self, A, D, Array<A, D::Smaller>>,
    ) {
        part!(self, axis, index; x => x.index_axis_move(axis, index))
    }
    fn __grads_insert_axis(
        &self,
        axis: Axis,
    ) -> (Array<A, D::Larger>, Back1<Self, A, D, Array<A, D::Larger>>) {
        part!(self, axis; x => x.insert_axis(axis))
    }
    fn __grads_remove_axis(
        &self,
        axis: Axis,
    ) -> (
        Array<A, D::Smaller>,
        Back1<Self, A, D, Array<A, D::Smaller>>,
    ) {
        part!(self, axis; x => x.remove_axis(axis))
    }
    fn __grads_select(&self, axis: Axis, indices: &[usize]) -> (Array<A, D>, Selected<Self, A, D>) {
        let back = move |_: &Self,
                         adjoint: Adjoint<A, D>,
                         indices: &[usize],
                         _: Option<&mut [()]>,
                         ct: Array<A, D>| {
            if let Some(adjoint) = adjoint {
                for (at, ct) in indices.iter().zip(ct.axis_iter(axis)) {
                    let mut place = adjoint.index_axis_mut(axis, *at);
                    place.zip_mut_with(&ct, |x, ct| *x += *ct);
                }
            }
            ((),)
        };
        (self.select(axis, indices), Box::new(back))
    }
}

/// Rows and columns of matrices.
pub trait MatrixViews<A>: Sized {
    /// One row.
    fn __grads_row(&self, index: usize) -> (Array1<A>, Back1<Self, A, Ix2, Array1<A>>);
    /// One column.
    fn __grads_column(&self, index: usize) -> (Array1<A>, Back1<Self, A, Ix2, Array1<A>>);
}

impl<A: Real, S: Storage<Elem = A>> MatrixViews<A> for ArrayBase<S, Ix2> {
    fn __grads_row(&self, index: usize) -> (Array1<A>, Back1<Self, A, Ix2, Array1<A>>) {
        part!(self, index; x => x.index_axis_move(Axis(0), index))
    }
    fn __grads_column(&self, index: usize) -> (Array1<A>, Back1<Self, A, Ix2, Array1<A>>) {
        part!(self, index; x => x.index_axis_move(Axis(1), index))
    }
}
