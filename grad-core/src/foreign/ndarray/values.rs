//! Arrays as values: their gradients are arrays of the same shape, which own their elements.

use crate::matrix::Matrix;
use crate::newtypes::{Behind, CountedBehind, Std};
use crate::places::{ByIndex, Located};
use crate::tangent::{
    Accumulate, Blank, Ct, Differentiable, Field, LeafPath, Leaves, Marking, Reset, Tangent,
};
use crate::witness::{self, AskedForeign, Foreign};
use ndarray::{
    Array, ArrayBase, ArrayViewMut, CowRepr, Data, Dimension, Ix1, NdIndex, OwnedArcRepr,
    OwnedRepr, ViewRepr,
};

/// Where the elements of an array are.
pub trait Storage: Data {
    /// The elements of `array`, to be written to; none if they are behind a shared reference.
    fn elements_mut<D: Dimension>(
        array: &mut ArrayBase<Self, D>,
    ) -> Option<ArrayViewMut<'_, Self::Elem, D>>
    where
        Self: Sized;
}

macro_rules! storage {
    ($([$($generics:tt)*] $repr:ty: $array:ident => $elements:expr;)*) => {$(
        impl<$($generics)*> Storage for $repr {
            fn elements_mut<D: Dimension>(
                $array: &mut ArrayBase<Self, D>,
            ) -> Option<ArrayViewMut<'_, A, D>> {
                $elements
            }
        }
    )*};
}

storage! {
    [A] OwnedRepr<A>: array => Some(array.view_mut());
    [A: Clone] OwnedArcRepr<A>: array => Some(array.view_mut());
    [A: Clone] CowRepr<'_, A>: array => Some(array.view_mut());
    [A] ViewRepr<&mut A>: array => Some(array.view_mut());
    [A] ViewRepr<&A>: _array => None;
}

/// The index of an element as numbers, in the order of the axes.
fn indices<D: Dimension>(shape: D) -> impl Iterator<Item = Vec<usize>> {
    ndarray::indices(shape).into_iter().map(|at| {
        let at = ndarray::IntoDimension::into_dimension(at);
        at.slice().to_vec()
    })
}

/// Calls `visit` at the place that `at` has by `indices`.
fn within<'p>(at: &'p mut LeafPath, indices: &[usize], visit: &mut dyn FnMut(&mut LeafPath)) {
    match indices {
        [] => visit(at),
        [first, rest @ ..] => at.index(*first, |at| within(at, rest, visit)),
    }
}

#[diagnostic::do_not_recommend]
impl<S: Storage<Elem: Leaves>, D: Dimension> Leaves for ArrayBase<S, D> {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        for (indices, x) in indices(self.raw_dim()).zip(self) {
            within(at, &indices, &mut |at| x.visit_leaves(at, f));
        }
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        match S::elements_mut(self) {
            Some(elements) => elements.into_iter().for_each(|x| x.map_leaves(f)),
            None => (&*self).map_leaves(f),
        }
    }
    fn mark(&mut self, mark: Marking) {
        if let Some(elements) = S::elements_mut(self) {
            elements.into_iter().for_each(|x| x.mark(mark));
        }
    }
    const CLONED_BY_STD: bool = S::Elem::CLONED_BY_STD;
    fn is_same(&self, other: &Self) -> bool {
        self.shape() == other.shape() && self.iter().zip(other).all(|(a, b)| a.is_same(b))
    }
    fn nudge(&mut self) {
        if let Some(elements) = S::elements_mut(self) {
            elements.into_iter().for_each(Leaves::nudge);
        }
    }
    fn as_floats(&self) -> Option<&[f64]> {
        S::Elem::floats_of(self.as_slice()?)
    }
}

#[diagnostic::do_not_recommend]
impl<S: Storage, D> AskedForeign for ArrayBase<S, D> {}

#[diagnostic::do_not_recommend]
impl<S: Storage, D> Foreign for ArrayBase<S, D> {
    type Itself = ArrayBase<S, D>;
    type ByValue = Self;
    type ArrayByValue = Self;
}

#[diagnostic::do_not_recommend]
impl<S: Storage<Elem: Field>, D: Dimension> Field for ArrayBase<S, D> {}

// the elements along the one axis, by `len`, `iter` and indices, are like those of a slice
#[diagnostic::do_not_recommend]
impl<S: Storage> witness::Array for ArrayBase<S, Ix1> {}
#[diagnostic::do_not_recommend]
impl<S: Storage, D> witness::Counted for ArrayBase<S, D> {}
#[diagnostic::do_not_recommend]
impl<S: Storage> Behind for ArrayBase<S, Ix1> {
    type Asked = Std;
}
#[diagnostic::do_not_recommend]
impl<S: Storage, D> CountedBehind for ArrayBase<S, D> {
    type Asked = Std;
}

#[diagnostic::do_not_recommend]
impl<S: Storage<Elem: Differentiable>, D: Dimension> Differentiable for ArrayBase<S, D> {
    type Tangent = Array<<S::Elem as Differentiable>::Tangent, D>;
    fn zeros_like(&self) -> Self::Tangent {
        self.map(Differentiable::zeros_like)
    }
}

#[diagnostic::do_not_recommend]
impl<B, S, D> Reset<ArrayBase<S, D>> for Array<B, D>
where
    B: Reset<S::Elem>,
    S: Data,
    D: Dimension,
{
    fn reset(&mut self, like: &ArrayBase<S, D>) {
        assert_eq!(
            self.shape(),
            like.shape(),
            "the buffer for a gradient has another shape than the argument"
        );
        self.zip_mut_with(like, B::reset);
    }
}

#[diagnostic::do_not_recommend]
impl<P: Accumulate<T>, T, D: Dimension> Accumulate<Array<T, D>> for Array<P, D> {
    fn accumulate(&mut self, other: Array<T, D>) {
        assert_eq!(
            self.shape(),
            other.shape(),
            "a gradient of another shape cannot be added"
        );
        self.iter_mut()
            .zip(other)
            .for_each(|(place, x)| place.accumulate(x));
    }
}

/// The shape of an array without elements, or with as few as there can be.
fn no_elements<D: Dimension>() -> D {
    D::zeros(D::NDIM.unwrap_or(1))
}

#[diagnostic::do_not_recommend]
impl<T: Ct, D: Dimension> Ct for Array<T, D> {
    fn unseeded() -> Self {
        Array::from_shape_simple_fn(no_elements::<D>(), T::unseeded)
    }
    fn shaped(self, zeros: Self) -> Self {
        if self.is_empty() {
            return zeros;
        }
        assert_eq!(
            self.shape(),
            zeros.shape(),
            "a cotangent of another shape than what it belongs to"
        );
        let shape = self.raw_dim();
        let both = self.into_iter().zip(zeros);
        let elements = both.map(|(ct, zero)| ct.shaped(zero)).collect();
        Array::from_shape_vec(shape, elements).expect("as many elements as before")
    }
}

#[diagnostic::do_not_recommend]
impl<T: Tangent, D: Dimension> Tangent for Array<T, D> {
    type Form = Matrix;
    fn scale(&mut self, factor: f64) {
        self.iter_mut().for_each(|x| x.scale(factor));
    }
    fn dot(&self, other: &Self) -> f64 {
        assert_eq!(
            self.shape(),
            other.shape(),
            "gradients of different shapes have no dot product"
        );
        self.iter().zip(other).map(|(x, y)| x.dot(y)).sum()
    }
    fn axpy(&mut self, factor: f64, other: &Self) {
        assert_eq!(
            self.shape(),
            other.shape(),
            "gradients of different shapes have no sum"
        );
        self.iter_mut()
            .zip(other)
            .for_each(|(x, y)| x.axpy(factor, y));
    }
}

#[diagnostic::do_not_recommend]
impl<A: Blank, D: Dimension> Blank for Array<A, D> {
    fn blank() -> Self {
        Array::from_shape_simple_fn(no_elements::<D>(), A::blank)
    }
}

/// An index finds the same place in an array and in its gradient.
#[diagnostic::do_not_recommend]
impl<S: Storage, D: Dimension, I: NdIndex<D>> Located<I> for ArrayBase<S, D> {
    type At = ByIndex;
    fn locate(&self, _: I) -> ByIndex {
        ByIndex
    }
}
