//! Arrays that are repeated, whose axes change places, and parts of arrays that are consumed.

use super::broadcast::unbroadcast;
use super::layout::copied;
use super::reductions::products_of_others;
use super::views::{Back1, Back2};
use super::{Adjoint, Back, Storage};
use crate::real::Real;
use ndarray::{
    Array, Array1, ArrayBase, Axis, DataMut, Dimension, IntoDimension, Ix2, LinalgScalar,
    OwnedArcRepr, RemoveAxis, ShapeError, Slice, SliceArg,
};

/// What is given where the number of axes may not fit.
type Fitted<A, E> = Result<Array<A, E>, ShapeError>;

/// Repeated, and in another order in memory.
pub trait Rearranged<A, D: Dimension>: Sized {
    /// As often as a shape says; none if it does not fit.
    fn __grads_broadcast<E: IntoDimension<Dim: 'static>>(
        &self,
        shape: E,
    ) -> (
        Option<Array<A, E::Dim>>,
        Back1<Self, A, D, Option<Array<A, E::Dim>>>,
    );
    /// Row by row in memory.
    fn __grads_as_standard_layout(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>);
    /// The diagonal of an array that is consumed.
    fn __grads_into_diag(&self) -> (Array1<A>, Back<Self, A, D, Array1<A>>);
    /// A part of an array that is consumed.
    fn __grads_slice_move<I>(
        &self,
        info: I,
    ) -> (Array<A, I::OutDim>, Back1<Self, A, D, Array<A, I::OutDim>>)
    where
        I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static;
    /// Some indices of an axis.
    fn __grads_slice_axis(
        &self,
        axis: Axis,
        indices: Slice,
    ) -> (Array<A, D>, Back2<Self, A, D, Array<A, D>>);
    /// With the number of axes in the type.
    fn __grads_into_dimensionality<E: Dimension + 'static>(
        &self,
    ) -> (Fitted<A, E>, Back<Self, A, D, Option<Array<A, E>>>);
    /// The same, counted by reference.
    fn __grads_into_shared(&self)
    -> (ArrayBase<OwnedArcRepr<A>, D>, Back<Self, A, D, Array<A, D>>);
    /// The same, counted by reference.
    fn __grads_to_shared(&self) -> (ArrayBase<OwnedArcRepr<A>, D>, Back<Self, A, D, Array<A, D>>);
    /// The elements as they stand beside each other, row by row.
    fn grads_standard(&self) -> Vec<A>;
    /// Its derivative.
    fn __grads_grads_standard(&self) -> (Vec<A>, Back<Self, A, D, Vec<A>>);
}

/// Adds a part of an array to the same part of a gradient.
macro_rules! part {
    ($this:ident; $array:ident => $part:expr; $none:expr) => {{
        let given = {
            let $array = $this.view();
            copied($part)
        };
        let back = move |_: &Self, adjoint: Adjoint<A, D>, ct: Array<A, _>| {
            if let Some(adjoint) = adjoint {
                let $array = adjoint.view_mut();
                $part.zip_mut_with(&ct, |place, ct| *place += *ct);
            }
            $none
        };
        (given, Box::new(back))
    }};
}

impl<A: Real, S: Storage<Elem = A>, D: Dimension> Rearranged<A, D> for ArrayBase<S, D> {
    fn __grads_broadcast<E: IntoDimension<Dim: 'static>>(
        &self,
        shape: E,
    ) -> (
        Option<Array<A, E::Dim>>,
        Back1<Self, A, D, Option<Array<A, E::Dim>>>,
    ) {
        let back = |x: &Self, adjoint: Adjoint<A, D>, ct: Option<Array<A, E::Dim>>| {
            if let (Some(adjoint), Some(ct)) = (adjoint, ct) {
                adjoint.zip_mut_with(&unbroadcast(ct, &x.raw_dim()), |place, ct| *place += *ct);
            }
            ((),)
        };
        (self.broadcast(shape).map(copied), Box::new(back))
    }

    fn __grads_as_standard_layout(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>) {
        (self.as_standard_layout().into_owned(), add)
    }

    fn __grads_into_diag(&self) -> (Array1<A>, Back<Self, A, D, Array1<A>>) {
        (copied(self.diag()), |_, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                adjoint
                    .diag_mut()
                    .zip_mut_with(&ct, |place, ct| *place += *ct);
            }
        })
    }

    fn __grads_slice_move<I>(
        &self,
        info: I,
    ) -> (Array<A, I::OutDim>, Back1<Self, A, D, Array<A, I::OutDim>>)
    where
        I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static,
    {
        part!(self; x => x.slice_move(info); ((),))
    }

    fn __grads_slice_axis(
        &self,
        axis: Axis,
        indices: Slice,
    ) -> (Array<A, D>, Back2<Self, A, D, Array<A, D>>) {
        let back = move |_: &Self, adjoint: Adjoint<A, D>, ct: Array<A, D>| {
            if let Some(adjoint) = adjoint {
                let mut part = adjoint.slice_axis_mut(axis, indices);
                part.zip_mut_with(&ct, |place, ct| *place += *ct);
            }
            ((), ())
        };
        (copied(self.slice_axis(axis, indices)), Box::new(back))
    }

    fn __grads_into_dimensionality<E: Dimension + 'static>(
        &self,
    ) -> (Fitted<A, E>, Back<Self, A, D, Option<Array<A, E>>>) {
        let made = self.view().into_dimensionality::<E>();
        (made.map(copied), |_, adjoint, ct| {
            if let (Some(adjoint), Some(ct)) = (adjoint, ct) {
                let places = adjoint.iter_mut().zip(&ct);
                places.for_each(|(place, ct)| *place += *ct);
            }
        })
    }

    fn __grads_into_shared(
        &self,
    ) -> (ArrayBase<OwnedArcRepr<A>, D>, Back<Self, A, D, Array<A, D>>) {
        (copied(self.view()).into_shared(), add)
    }

    fn __grads_to_shared(&self) -> (ArrayBase<OwnedArcRepr<A>, D>, Back<Self, A, D, Array<A, D>>) {
        (copied(self.view()).into_shared(), add)
    }

    fn grads_standard(&self) -> Vec<A> {
        self.as_slice().unwrap().to_vec()
    }

    fn __grads_grads_standard(&self) -> (Vec<A>, Back<Self, A, D, Vec<A>>) {
        (self.grads_standard(), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten();
            places.zip(ct).for_each(|(place, ct)| *place += ct);
        })
    }
}

/// Adds all of a cotangent.
fn add<X, A: Real, D: Dimension>(_: &X, adjoint: Adjoint<A, D>, ct: Array<A, D>) {
    if let Some(adjoint) = adjoint {
        adjoint.zip_mut_with(&ct, |place, ct| *place += *ct);
    }
}

/// The way back of a method that moves elements, given two constants.
pub type Moved2<X, A, D> = Box<dyn Fn(&mut X, Adjoint<A, D>, ()) -> ((), ()) + Send + Sync>;

/// The same, given one.
pub type Moved1<X, A, D> = Box<dyn Fn(&mut X, Adjoint<A, D>, ()) -> ((),) + Send + Sync>;

/// Axes of an array that change places.
pub trait MovesAxes<A, D: Dimension>: Sized {
    /// Two of them.
    fn __grads_swap_axes(&mut self, first: usize, second: usize) -> ((), Moved2<Self, A, D>);
    /// One of them backward.
    fn __grads_invert_axis(&mut self, axis: Axis) -> ((), Moved1<Self, A, D>);
}

impl<A: Real, S: Storage<Elem = A>, D: Dimension> MovesAxes<A, D> for ArrayBase<S, D> {
    fn __grads_swap_axes(&mut self, first: usize, second: usize) -> ((), Moved2<Self, A, D>) {
        self.swap_axes(first, second);
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, ()| {
            this.swap_axes(first, second);
            if let Some(adjoint) = adjoint {
                adjoint.swap_axes(first, second);
            }
            ((), ())
        };
        ((), Box::new(back))
    }

    fn __grads_invert_axis(&mut self, axis: Axis) -> ((), Moved1<Self, A, D>) {
        self.invert_axis(axis);
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, ()| {
            this.invert_axis(axis);
            if let Some(adjoint) = adjoint {
                adjoint.invert_axis(axis);
            }
            ((),)
        };
        ((), Box::new(back))
    }
}

/// Along an axis.
pub trait AlongAxis<A, D: RemoveAxis>: Sized {
    /// The products.
    fn __grads_product_axis(
        &self,
        axis: Axis,
    ) -> (
        Array<A, D::Smaller>,
        Back1<Self, A, D, Array<A, D::Smaller>>,
    );
    /// The part at an index of an array that is consumed.
    fn __grads_index_axis_move(
        &self,
        axis: Axis,
        index: usize,
    ) -> (
        Array<A, D::Smaller>,
        Back2<Self, A, D, Array<A, D::Smaller>>,
    );
    /// Parts of so many indices of an axis, each one index further.
    fn __grads_axis_windows(
        &self,
        axis: Axis,
        size: usize,
    ) -> (Vec<Array<A, D>>, Back2<Self, A, D, Vec<Array<A, D>>>);
}

impl<A: Real + LinalgScalar, S: Storage<Elem = A>, D: RemoveAxis> AlongAxis<A, D>
    for ArrayBase<S, D>
{
    fn __grads_product_axis(
        &self,
        axis: Axis,
    ) -> (
        Array<A, D::Smaller>,
        Back1<Self, A, D, Array<A, D::Smaller>>,
    ) {
        let back = move |x: &Self, adjoint: Adjoint<A, D>, ct: Array<A, D::Smaller>| {
            let Some(adjoint) = adjoint else { return ((),) };
            let lanes = x.lanes(axis).into_iter().zip(adjoint.lanes_mut(axis));
            for ((lane, places), ct) in lanes.zip(&ct) {
                let others = products_of_others(&lane.to_vec());
                places
                    .into_iter()
                    .zip(others)
                    .for_each(|(place, by)| *place += *ct * by);
            }
            ((),)
        };
        (self.product_axis(axis), Box::new(back))
    }

    fn __grads_index_axis_move(
        &self,
        axis: Axis,
        index: usize,
    ) -> (
        Array<A, D::Smaller>,
        Back2<Self, A, D, Array<A, D::Smaller>>,
    ) {
        part!(self; x => x.index_axis_move(axis, index); ((), ()))
    }

    fn __grads_axis_windows(
        &self,
        axis: Axis,
        size: usize,
    ) -> (Vec<Array<A, D>>, Back2<Self, A, D, Vec<Array<A, D>>>) {
        let back = move |_: &Self, adjoint: Adjoint<A, D>, cts: Vec<Array<A, D>>| {
            if let Some(adjoint) = adjoint {
                for (first, ct) in cts.iter().enumerate().filter(|(_, ct)| !ct.is_empty()) {
                    let mut part = adjoint.slice_axis_mut(axis, Slice::from(first..first + size));
                    part.zip_mut_with(ct, |place, ct| *place += *ct);
                }
            }
            ((), ())
        };
        let windows = self.axis_windows(axis, size).into_iter();
        (windows.map(copied).collect(), Box::new(back))
    }
}

/// Windows of arrays.
pub trait Windows<A, D: Dimension>: Sized {
    /// `windows`, of an array with a window of a size along each axis.
    fn grads_windows<E: IntoDimension<Dim = D>>(&self, size: E) -> Vec<Array<A, D>>;
    /// Its derivative.
    fn __grads_grads_windows<E: IntoDimension<Dim = D>>(
        &self,
        size: E,
    ) -> (Vec<Array<A, D>>, Back1<Self, A, D, Vec<Array<A, D>>>);
}

impl<A: Real, S: Storage<Elem = A>, D: Dimension + 'static> Windows<A, D> for ArrayBase<S, D> {
    fn grads_windows<E: IntoDimension<Dim = D>>(&self, size: E) -> Vec<Array<A, D>> {
        self.windows(size).into_iter().map(copied).collect()
    }

    fn __grads_grads_windows<E: IntoDimension<Dim = D>>(
        &self,
        size: E,
    ) -> (Vec<Array<A, D>>, Back1<Self, A, D, Vec<Array<A, D>>>) {
        let size = size.into_dimension();
        let kept = size.clone();
        let back = move |x: &Self, adjoint: Adjoint<A, D>, cts: Vec<Array<A, D>>| {
            let Some(adjoint) = adjoint else { return ((),) };
            let mut firsts = x.raw_dim();
            let lens = firsts.slice_mut().iter_mut().zip(kept.slice());
            lens.for_each(|(len, size)| *len = (*len + 1).saturating_sub(*size));
            for (first, ct) in ndarray::indices(firsts).into_iter().zip(&cts) {
                if ct.is_empty() {
                    continue;
                }
                let first = first.into_dimension();
                let mut part = adjoint.view_mut();
                for (i, first) in first.slice().iter().enumerate() {
                    part.slice_axis_inplace(Axis(i), Slice::from(*first..*first + ct.shape()[i]));
                }
                part.zip_mut_with(ct, |place, ct| *place += *ct);
            }
            ((),)
        };
        (self.grads_windows(size), Box::new(back))
    }
}

/// The way back of what is put behind an array.
pub type Appended<A, D, E> =
    Box<dyn Fn(&mut Array<A, D>, Adjoint<A, D>, Option<()>) -> ((), Array<A, E>) + Send + Sync>;

/// Arrays that grow.
pub trait Grows<A, D: RemoveAxis>: Sized {
    /// Another array behind it.
    fn __grads_append<S: Storage<Elem = A>>(
        &mut self,
        axis: Axis,
        other: ArrayBase<S, D>,
    ) -> (Result<(), ShapeError>, Appended<A, D, D>);
    /// A part with one axis fewer behind it.
    fn __grads_push<S: Storage<Elem = A>>(
        &mut self,
        axis: Axis,
        part: ArrayBase<S, D::Smaller>,
    ) -> (Result<(), ShapeError>, Appended<A, D, D::Smaller>);
}

/// What was behind index `len` of an axis is cut off, and its cotangent given.
fn cut<A: Real, D: RemoveAxis>(
    this: &mut Array<A, D>,
    adjoint: Adjoint<A, D>,
    axis: Axis,
    len: usize,
) -> Array<A, D> {
    let (kept, behind) = this.view().split_at(axis, len);
    let (kept, behind) = (kept.to_owned(), behind.mapv(|_| A::lit(0.0)));
    *this = kept;
    let Some(adjoint) = adjoint else {
        return behind;
    };
    let (kept, behind) = adjoint.view().split_at(axis, len);
    let (kept, behind) = (kept.to_owned(), behind.to_owned());
    *adjoint = kept;
    behind
}

impl<A: Real, D: RemoveAxis + 'static> Grows<A, D> for Array<A, D>
where
    D::Smaller: 'static,
{
    fn __grads_append<S: Storage<Elem = A>>(
        &mut self,
        axis: Axis,
        other: ArrayBase<S, D>,
    ) -> (Result<(), ShapeError>, Appended<A, D, D>) {
        let (len, zeros) = (self.len_of(axis), other.mapv(|_| A::lit(0.0)));
        let done = self.append(axis, other.view());
        let is_done = done.is_ok();
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, _| match is_done {
            true => ((), cut(this, adjoint, axis, len)),
            false => ((), zeros.clone()),
        };
        (done, Box::new(back))
    }

    fn __grads_push<S: Storage<Elem = A>>(
        &mut self,
        axis: Axis,
        part: ArrayBase<S, D::Smaller>,
    ) -> (Result<(), ShapeError>, Appended<A, D, D::Smaller>) {
        let (len, zeros) = (self.len_of(axis), part.mapv(|_| A::lit(0.0)));
        let done = self.push(axis, part.view());
        let is_done = done.is_ok();
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, _| match is_done {
            true => ((), cut(this, adjoint, axis, len).index_axis_move(axis, 0)),
            false => ((), zeros.clone()),
        };
        (done, Box::new(back))
    }
}

/// The way back of a row or a column that is put behind a matrix.
pub type AppendedLine<A> =
    Box<dyn Fn(&mut Array<A, Ix2>, Adjoint<A, Ix2>, Option<()>) -> (Array1<A>,) + Send + Sync>;

/// Matrices that grow.
pub trait GrowsByLines<A>: Sized {
    /// By a row.
    fn __grads_push_row<S: Storage<Elem = A>>(
        &mut self,
        row: ArrayBase<S, ndarray::Ix1>,
    ) -> (Result<(), ShapeError>, AppendedLine<A>);
    /// By a column.
    fn __grads_push_column<S: Storage<Elem = A>>(
        &mut self,
        column: ArrayBase<S, ndarray::Ix1>,
    ) -> (Result<(), ShapeError>, AppendedLine<A>);
}

impl<A: Real> GrowsByLines<A> for Array<A, Ix2> {
    fn __grads_push_row<S: Storage<Elem = A>>(
        &mut self,
        row: ArrayBase<S, ndarray::Ix1>,
    ) -> (Result<(), ShapeError>, AppendedLine<A>) {
        let (done, back) = self.__grads_push(Axis(0), row);
        let back =
            move |this: &mut Self, adjoint: Adjoint<A, Ix2>, ct| (back(this, adjoint, ct).1,);
        (done, Box::new(back))
    }

    fn __grads_push_column<S: Storage<Elem = A>>(
        &mut self,
        column: ArrayBase<S, ndarray::Ix1>,
    ) -> (Result<(), ShapeError>, AppendedLine<A>) {
        let (done, back) = self.__grads_push(Axis(1), column);
        let back =
            move |this: &mut Self, adjoint: Adjoint<A, Ix2>, ct| (back(this, adjoint, ct).1,);
        (done, Box::new(back))
    }
}

/// The cotangents of an element and of the one before it.
pub type PullStep<'a, A, K> = &'a mut dyn FnMut(&K, (A,)) -> (A, A);

/// The way back of an accumulation.
pub type AccumulatedBack<'grads, X, A, D, K> =
    Box<dyn Fn(&mut X, Adjoint<A, D>, PullStep<A, K>, ()) -> ((),) + Send + Sync + 'grads>;

/// From one element to the next along an axis.
pub trait Accumulates<A, D: RemoveAxis>: Sized {
    /// `accumulate_axis_inplace`, by a function that gives what is to stand there.
    fn grads_accumulate(&mut self, axis: Axis, f: impl FnMut(A, A) -> A);
    /// Its derivative.
    fn __grads_grads_accumulate<'grads, K: Send + Sync + 'grads>(
        &mut self,
        axis: Axis,
        f: impl FnMut(A, A) -> (A, K),
    ) -> ((), AccumulatedBack<'grads, Self, A, D, K>);
}

impl<A: Real, S: Storage<Elem = A> + DataMut, D: RemoveAxis + 'static> Accumulates<A, D>
    for ArrayBase<S, D>
{
    fn grads_accumulate(&mut self, axis: Axis, mut f: impl FnMut(A, A) -> A) {
        self.accumulate_axis_inplace(axis, |before, x| *x = f(*before, *x));
    }

    fn __grads_grads_accumulate<'grads, K: Send + Sync + 'grads>(
        &mut self,
        axis: Axis,
        mut f: impl FnMut(A, A) -> (A, K),
    ) -> ((), AccumulatedBack<'grads, Self, A, D, K>) {
        let before = self.to_owned();
        let mut kept: Vec<Vec<K>> = vec![];
        for mut lane in self.lanes_mut(axis) {
            let steps = 1..lane.len();
            kept.push(
                steps
                    .map(|i| {
                        let (x, of_x) = f(lane[i - 1], lane[i]);
                        lane[i] = x;
                        of_x
                    })
                    .collect(),
            );
        }
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, pull: PullStep<A, K>, ()| {
            this.assign(&before);
            let Some(adjoint) = adjoint else { return ((),) };
            for (mut lane, kept) in adjoint.lanes_mut(axis).into_iter().zip(&kept) {
                for (i, kept) in kept.iter().enumerate().rev() {
                    let (by_before, by) = pull(kept, (lane[i + 1],));
                    lane[i + 1] = by;
                    lane[i] += by_before;
                }
            }
            ((),)
        };
        ((), Box::new(back))
    }
}
