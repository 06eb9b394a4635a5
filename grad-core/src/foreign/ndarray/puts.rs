//! Parts that were copied and changed, and go back to where they came from: what is written through a view (`grad_macros::arrays`).

use super::in_place::{FillBack, Writes};
use super::views::Back1;
use super::{Adjoint, Back, Elements, Storage, Views};
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::Differentiable;
use ndarray::{Array, Array1, ArrayBase, Axis, DataMut, Dimension, Ix2, RemoveAxis, SliceArg};

/// The way back of a method that puts a part to a place with one index.
pub type Put1<X, A, D, E> =
    Box<dyn Fn(&mut X, Adjoint<A, D>, ()) -> ((), Array<A, E>) + Send + Sync>;

/// The same of a place with an axis and an index.
pub type Put2<X, A, D, E> =
    Box<dyn Fn(&mut X, Adjoint<A, D>, ()) -> ((), (), Array<A, E>) + Send + Sync>;

/// The same of a place without one.
pub type Put<X, A, D, E> = Box<dyn Fn(&mut X, Adjoint<A, D>, ()) -> (Array<A, E>,) + Send + Sync>;

/// The way back of putting all elements.
pub type PutElements<X, A, D> = Box<dyn Fn(&mut X, Adjoint<A, D>, ()) -> (Vec<A>,) + Send + Sync>;

/// A method without a derivative, and its derivative, where `$place` is the part of a view that can be written to.
macro_rules! put {
    ($this:ident, $part:ident; $array:ident => $place:expr) => {{
        let $array = $this.view_mut();
        $place.assign(&$part);
    }};
    ($this:ident, $part:ident, ($($none:tt)*); $array:ident => $place:expr) => {{
        let before = {
            let $array = $this.view_mut();
            $place.to_owned()
        };
        put!($this, $part; $array => $place);
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, ()| {
            put!(this, before; $array => $place);
            let ct = match adjoint {
                Some(adjoint) => {
                    let $array = adjoint.view_mut();
                    let mut place = $place;
                    let ct = place.to_owned();
                    place.fill(A::lit(0.0));
                    ct
                }
                None => Array::from_elem(before.raw_dim(), A::lit(0.0)),
            };
            ($($none)* ct,)
        };
        ((), Box::new(back))
    }};
}

/// Copies of arrays of any number of axes, and of views of them.
pub trait Copies<A, D: Dimension>: Sized {
    /// `to_owned`, by a name that matrices have, too.
    fn grads_owned(&self) -> Array<A, D>;
    /// Its derivative.
    fn __grads_grads_owned(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>);
    /// The elements.
    fn grads_elements(&self) -> Vec<A>;
    /// Its derivative.
    fn __grads_grads_elements(&self) -> (Vec<A>, Back<Self, A, D, Vec<A>>);
    /// The elements of an array, which panics as `Zip` does where it has not this shape.
    fn grads_zipped(&self, shape: D) -> Vec<A>;
    /// Its derivative.
    fn __grads_grads_zipped(&self, shape: D) -> (Vec<A>, Back1<Self, A, D, Vec<A>>);
    /// The indices of the elements.
    fn grads_positions(&self) -> Vec<D::Pattern>;
    /// Its derivative: nothing goes back.
    fn __grads_grads_positions(&self) -> (Vec<D::Pattern>, Back<Self, A, D, Vec<Tan<D::Pattern>>>)
    where
        D::Pattern: Differentiable;
}

impl<A, S, D> Copies<A, D> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A>,
    D: Dimension,
{
    fn grads_owned(&self) -> Array<A, D> {
        self.to_owned()
    }
    fn __grads_grads_owned(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>) {
        self.__grads_to_owned()
    }
    fn grads_elements(&self) -> Vec<A> {
        self.iter().copied().collect()
    }
    fn __grads_grads_elements(&self) -> (Vec<A>, Back<Self, A, D, Vec<A>>) {
        self.__grads_iter()
    }
    fn grads_zipped(&self, shape: D) -> Vec<A> {
        assert!(
            self.raw_dim() == shape,
            "assertion failed: part.equal_dim(dimension)"
        );
        self.grads_elements()
    }
    fn __grads_grads_zipped(&self, shape: D) -> (Vec<A>, Back1<Self, A, D, Vec<A>>) {
        let back = |_: &Self, adjoint: Adjoint<A, D>, cts: Vec<A>| {
            let places = adjoint.into_iter().flatten();
            places.zip(cts).for_each(|(place, ct)| *place += ct);
            ((),)
        };
        (self.grads_zipped(shape), Box::new(back))
    }
    fn grads_positions(&self) -> Vec<D::Pattern> {
        self.indexed_iter().map(|(at, _)| at).collect()
    }
    fn __grads_grads_positions(&self) -> (Vec<D::Pattern>, Back<Self, A, D, Vec<Tan<D::Pattern>>>)
    where
        D::Pattern: Differentiable,
    {
        (self.grads_positions(), |_, _, _| {})
    }
}

/// Parts of arrays of any number of axes.
pub trait Puts<A, D: Dimension>: Sized {
    /// Puts elements in the place of those that there are.
    fn grads_put_elements(&mut self, elements: Vec<A>);
    /// Its derivative.
    fn __grads_grads_put_elements(&mut self, elements: Vec<A>) -> ((), PutElements<Self, A, D>);
    /// `fill`, by a name that no array of std has.
    fn grads_fill(&mut self, x: A);
    /// Its derivative.
    fn __grads_grads_fill(&mut self, x: A) -> ((), FillBack<Self, A, D>);
    /// To the diagonal.
    fn grads_put_diag(&mut self, part: Array1<A>);
    /// Its derivative.
    fn __grads_grads_put_diag(&mut self, part: Array1<A>) -> ((), Put<Self, A, D, ndarray::Ix1>);
    /// To where every index is in a range, or is one.
    fn grads_put_slice<I: SliceArg<D>>(&mut self, info: I, part: Array<A, I::OutDim>);
    /// Its derivative.
    fn __grads_grads_put_slice<I>(
        &mut self,
        info: I,
        part: Array<A, I::OutDim>,
    ) -> ((), Put1<Self, A, D, I::OutDim>)
    where
        I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static;
}

impl<A, S, D> Puts<A, D> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A> + DataMut,
    D: Dimension + 'static,
{
    fn grads_put_elements(&mut self, elements: Vec<A>) {
        self.iter_mut()
            .zip(elements)
            .for_each(|(place, x)| *place = x);
    }
    fn __grads_grads_put_elements(&mut self, elements: Vec<A>) -> ((), PutElements<Self, A, D>) {
        let before = self.grads_elements();
        self.grads_put_elements(elements);
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, ()| {
            this.grads_put_elements(before.clone());
            let cts = adjoint.into_iter().flatten();
            (cts.map(|ct| std::mem::replace(ct, A::lit(0.0))).collect(),)
        };
        ((), Box::new(back))
    }
    fn grads_fill(&mut self, x: A) {
        self.fill(x);
    }
    fn __grads_grads_fill(&mut self, x: A) -> ((), FillBack<Self, A, D>) {
        self.__grads_fill(x)
    }
    fn grads_put_diag(&mut self, part: Array1<A>) {
        put!(self, part; x => x.into_diag());
    }
    fn __grads_grads_put_diag(&mut self, part: Array1<A>) -> ((), Put<Self, A, D, ndarray::Ix1>) {
        put!(self, part, (); x => x.into_diag())
    }
    fn grads_put_slice<I: SliceArg<D>>(&mut self, info: I, part: Array<A, I::OutDim>) {
        put!(self, part; x => x.slice_move(info));
    }
    fn __grads_grads_put_slice<I>(
        &mut self,
        info: I,
        part: Array<A, I::OutDim>,
    ) -> ((), Put1<Self, A, D, I::OutDim>)
    where
        I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static,
    {
        put!(self, part, ((),); x => x.slice_move(info))
    }
}

/// Parts along an axis.
pub trait AxisPuts<A, D: RemoveAxis>: Sized {
    /// To an index of an axis.
    fn grads_put_index_axis(&mut self, axis: Axis, index: usize, part: Array<A, D::Smaller>);
    /// Its derivative.
    fn __grads_grads_put_index_axis(
        &mut self,
        axis: Axis,
        index: usize,
        part: Array<A, D::Smaller>,
    ) -> ((), Put2<Self, A, D, D::Smaller>);
}

impl<A, S, D> AxisPuts<A, D> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A> + DataMut,
    D: RemoveAxis<Smaller: 'static>,
{
    fn grads_put_index_axis(&mut self, axis: Axis, index: usize, part: Array<A, D::Smaller>) {
        put!(self, part; x => x.index_axis_move(axis, index));
    }
    fn __grads_grads_put_index_axis(
        &mut self,
        axis: Axis,
        index: usize,
        part: Array<A, D::Smaller>,
    ) -> ((), Put2<Self, A, D, D::Smaller>) {
        put!(self, part, ((), (),); x => x.index_axis_move(axis, index))
    }
}

/// Parts of matrices.
pub trait MatrixPuts<A>: Sized {
    /// To a row.
    fn grads_put_row(&mut self, index: usize, part: Array1<A>);
    /// Its derivative.
    fn __grads_grads_put_row(
        &mut self,
        index: usize,
        part: Array1<A>,
    ) -> ((), Put1<Self, A, Ix2, ndarray::Ix1>);
    /// To a column.
    fn grads_put_column(&mut self, index: usize, part: Array1<A>);
    /// Its derivative.
    fn __grads_grads_put_column(
        &mut self,
        index: usize,
        part: Array1<A>,
    ) -> ((), Put1<Self, A, Ix2, ndarray::Ix1>);
}

/// A matrix has two axes.
type D = Ix2;

impl<A, S> MatrixPuts<A> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A> + DataMut,
{
    fn grads_put_row(&mut self, index: usize, part: Array1<A>) {
        put!(self, part; x => x.index_axis_move(Axis(0), index));
    }
    fn __grads_grads_put_row(
        &mut self,
        index: usize,
        part: Array1<A>,
    ) -> ((), Put1<Self, A, D, ndarray::Ix1>) {
        put!(self, part, ((),); x => x.index_axis_move(Axis(0), index))
    }
    fn grads_put_column(&mut self, index: usize, part: Array1<A>) {
        put!(self, part; x => x.index_axis_move(Axis(1), index));
    }
    fn __grads_grads_put_column(
        &mut self,
        index: usize,
        part: Array1<A>,
    ) -> ((), Put1<Self, A, D, ndarray::Ix1>) {
        put!(self, part, ((),); x => x.index_axis_move(Axis(1), index))
    }
}
