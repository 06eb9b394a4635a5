//! The parts that an array is run over by, in a vector: the iterators of `ndarray` give views.

use super::layout::copied;
use super::views::{Back1, Back2};
use super::{Back, Storage};
use crate::foreign::declare::Tan;
use crate::newtypes::{Behind, CountedBehind, Std};
use crate::real::Real;
use crate::tangent::Differentiable;
use crate::witness;
use ndarray::iter::{AxisChunksIter, AxisIter, AxisWindows, IndexedIter, Iter, Lanes};
use ndarray::{Array, Array1, ArrayBase, ArrayView, ArrayViewMut, Axis, Dimension, RemoveAxis};

/// The parts of an array.
type Parts<A, D> = Vec<Array<A, D>>;

/// What is run over gives one part after the other, as a vector of them does.
macro_rules! run_over {
    ($($iterator:ident)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<A, D> witness::Array for $iterator<'_, A, D> {}
        #[diagnostic::do_not_recommend]
        impl<A, D> witness::Counted for $iterator<'_, A, D> {}
        #[diagnostic::do_not_recommend]
        impl<A, D> Behind for $iterator<'_, A, D> {
            type Asked = Std;
        }
        #[diagnostic::do_not_recommend]
        impl<A, D> CountedBehind for $iterator<'_, A, D> {
            type Asked = Std;
        }
    )*};
}

run_over! { AxisIter AxisChunksIter AxisWindows Lanes IndexedIter Iter }

fn copies<'a, A: Real + 'a, D: Dimension>(
    views: impl IntoIterator<Item = ArrayView<'a, A, D>>,
) -> Parts<A, D> {
    views.into_iter().map(copied).collect()
}

/// Adds the cotangents of parts to the parts of a gradient. None are there of parts that nobody read.
fn add<'a, A: Real + 'a, D: Dimension>(
    parts: impl IntoIterator<Item = ArrayViewMut<'a, A, D>>,
    cts: &Parts<A, D>,
) {
    for (mut part, ct) in parts.into_iter().zip(cts) {
        if part.shape() == ct.shape() {
            part.zip_mut_with(ct, |x, ct| *x += *ct);
        }
    }
}

/// Parts along an axis.
pub trait AxisParts<A, D: RemoveAxis>: Sized {
    /// Those of each index of the first axis.
    fn __grads_outer_iter(&self) -> (Parts<A, D::Smaller>, Back<Self, A, D, Parts<A, D::Smaller>>);
    /// Those of each index of an axis.
    fn __grads_axis_iter(
        &self,
        axis: Axis,
    ) -> (
        Parts<A, D::Smaller>,
        Back1<Self, A, D, Parts<A, D::Smaller>>,
    );
    /// Those of several indices of an axis each.
    fn __grads_axis_chunks_iter(
        &self,
        axis: Axis,
        size: usize,
    ) -> (Parts<A, D>, Back2<Self, A, D, Parts<A, D>>);
    /// The rows: what is along the last axis.
    fn __grads_rows(&self) -> (Vec<Array1<A>>, Back<Self, A, D, Vec<Array1<A>>>);
    /// The columns: what is along the first axis.
    fn __grads_columns(&self) -> (Vec<Array1<A>>, Back<Self, A, D, Vec<Array1<A>>>);
    /// What is along an axis.
    fn __grads_lanes(&self, axis: Axis) -> (Vec<Array1<A>>, Back1<Self, A, D, Vec<Array1<A>>>);
}

impl<A: Real, S: Storage<Elem = A>, D: RemoveAxis> AxisParts<A, D> for ArrayBase<S, D> {
    fn __grads_outer_iter(&self) -> (Parts<A, D::Smaller>, Back<Self, A, D, Parts<A, D::Smaller>>) {
        (copies(self.outer_iter()), |_, adjoint, cts| {
            adjoint
                .into_iter()
                .for_each(|a| add(a.outer_iter_mut(), &cts));
        })
    }

    fn __grads_axis_iter(
        &self,
        axis: Axis,
    ) -> (
        Parts<A, D::Smaller>,
        Back1<Self, A, D, Parts<A, D::Smaller>>,
    ) {
        let back: Back1<Self, A, D, Parts<A, D::Smaller>> = Box::new(move |_, adjoint, cts| {
            adjoint
                .into_iter()
                .for_each(|a| add(a.axis_iter_mut(axis), &cts));
            ((),)
        });
        (copies(self.axis_iter(axis)), back)
    }

    fn __grads_axis_chunks_iter(
        &self,
        axis: Axis,
        size: usize,
    ) -> (Parts<A, D>, Back2<Self, A, D, Parts<A, D>>) {
        let back: Back2<Self, A, D, Parts<A, D>> = Box::new(move |_, adjoint, cts| {
            adjoint
                .into_iter()
                .for_each(|a| add(a.axis_chunks_iter_mut(axis, size), &cts));
            ((), ())
        });
        (copies(self.axis_chunks_iter(axis, size)), back)
    }

    fn __grads_rows(&self) -> (Vec<Array1<A>>, Back<Self, A, D, Vec<Array1<A>>>) {
        (copies(self.rows()), |_, adjoint, cts| {
            adjoint.into_iter().for_each(|a| add(a.rows_mut(), &cts));
        })
    }

    fn __grads_columns(&self) -> (Vec<Array1<A>>, Back<Self, A, D, Vec<Array1<A>>>) {
        (copies(self.columns()), |_, adjoint, cts| {
            adjoint.into_iter().for_each(|a| add(a.columns_mut(), &cts));
        })
    }

    fn __grads_lanes(&self, axis: Axis) -> (Vec<Array1<A>>, Back1<Self, A, D, Vec<Array1<A>>>) {
        let back: Back1<Self, A, D, Vec<Array1<A>>> = Box::new(move |_, adjoint, cts| {
            adjoint
                .into_iter()
                .for_each(|a| add(a.lanes_mut(axis), &cts));
            ((),)
        });
        (copies(self.lanes(axis)), back)
    }
}

/// The elements, in the order of their indices.
pub trait Elements<A, D: Dimension>: Sized {
    /// Each of them.
    fn __grads_iter(&self) -> (Vec<A>, Back<Self, A, D, Vec<A>>);
    /// Each behind its indices.
    fn __grads_indexed_iter(
        &self,
    ) -> (
        Vec<(D::Pattern, A)>,
        Back<Self, A, D, Vec<(Tan<D::Pattern>, A)>>,
    )
    where
        D::Pattern: Differentiable;
}

impl<A, S, D> Elements<A, D> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A>,
    D: Dimension,
{
    fn __grads_iter(&self) -> (Vec<A>, Back<Self, A, D, Vec<A>>) {
        (self.iter().copied().collect(), |_, adjoint, cts| {
            let places = adjoint.into_iter().flatten();
            places.zip(cts).for_each(|(place, ct)| *place += ct);
        })
    }
    fn __grads_indexed_iter(
        &self,
    ) -> (
        Vec<(D::Pattern, A)>,
        Back<Self, A, D, Vec<(Tan<D::Pattern>, A)>>,
    )
    where
        D::Pattern: Differentiable,
    {
        let elements = self.indexed_iter().map(|(at, x)| (at, *x)).collect();
        (elements, |_, adjoint, cts| {
            let places = adjoint.into_iter().flatten();
            places.zip(cts).for_each(|(place, (_, ct))| *place += ct);
        })
    }
}
