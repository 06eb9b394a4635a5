//! Arrays that are made of numbers.

use super::Storage;
use super::layout::order;
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::{Ct, Differentiable};
use ndarray::{
    Array, Array1, Array2, ArrayBase, Dimension, Ix1, ShapeBuilder, ShapeError, StrideShape,
};
use num_traits::{Float, One, Zero};

/// Arrays that are made of a shape, which is a constant.
pub trait Makers<A, D: Dimension>: Sized {
    /// Zeros.
    #[allow(non_snake_case)]
    fn __grads_zeros__needs_differentiable_on_impl_and_trait<Sh: Shape<D>>(
        shape: Sh,
    ) -> (Self, fn(Self) -> (Tan<Sh>,));
    /// Ones.
    #[allow(non_snake_case)]
    fn __grads_ones__needs_differentiable_on_impl_and_trait<Sh: Shape<D>>(
        shape: Sh,
    ) -> (Self, fn(Self) -> (Tan<Sh>,));
    /// One number everywhere.
    #[allow(non_snake_case)]
    fn __grads_from_elem__needs_differentiable_on_impl_and_trait<Sh: Shape<D>>(
        shape: Sh,
        x: A,
    ) -> (Self, fn(Self) -> (Tan<Sh>, A));
    /// A function of the indices, which keeps a `K` of each.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_from_shape_fn__needs_differentiable_on_impl_and_trait<'grads, Sh: Shape<D>, K, P>(
        shape: Sh,
        f: impl FnMut(D::Pattern) -> (A, K),
    ) -> (Self, FromFunction<'grads, Self, A, K, P, (Tan<Sh>,)>)
    where
        K: Send + Sync + 'grads;
    /// Elements in the order in which they are in memory.
    #[allow(non_snake_case)]
    fn __grads_from_shape_vec__needs_differentiable_on_impl_and_trait<Sh>(
        shape: Sh,
        elements: Vec<A>,
    ) -> (
        Result<Self, ShapeError>,
        Box<dyn Fn(Option<Self>) -> (Tan<Sh>, Vec<A>) + Send + Sync>,
    )
    where
        Sh: Into<StrideShape<D>> + Differentiable<Tangent: Ct>;
}

/// A shape, as `ndarray` takes them: a number, a tuple, what `raw_dim` gives.
pub trait Shape<D: Dimension>:
    ShapeBuilder<Dim = D> + Differentiable<Tangent: Ct + 'static>
{
}

impl<D: Dimension, Sh: ShapeBuilder<Dim = D> + Differentiable<Tangent: Ct + 'static>> Shape<D>
    for Sh
{
}

/// The way back of what is made by a function of the indices `P`.
pub type FromFunction<'grads, X, A, K, P, By> =
    Box<dyn Fn(&mut dyn FnMut(&K, (A,)) -> (P,), X) -> By + Send + Sync + 'grads>;

impl<A: Real + Zero + One, D: Dimension + 'static> Makers<A, D> for Array<A, D> {
    fn __grads_zeros__needs_differentiable_on_impl_and_trait<Sh: Shape<D>>(
        shape: Sh,
    ) -> (Self, fn(Self) -> (Tan<Sh>,)) {
        (Array::zeros(shape), |_| (Ct::unseeded(),))
    }

    fn __grads_ones__needs_differentiable_on_impl_and_trait<Sh: Shape<D>>(
        shape: Sh,
    ) -> (Self, fn(Self) -> (Tan<Sh>,)) {
        (Array::ones(shape), |_| (Ct::unseeded(),))
    }

    fn __grads_from_elem__needs_differentiable_on_impl_and_trait<Sh: Shape<D>>(
        shape: Sh,
        x: A,
    ) -> (Self, fn(Self) -> (Tan<Sh>, A)) {
        (Array::from_elem(shape, x), |ct| (Ct::unseeded(), ct.sum()))
    }

    fn __grads_from_shape_fn__needs_differentiable_on_impl_and_trait<'grads, Sh: Shape<D>, K, P>(
        shape: Sh,
        mut f: impl FnMut(D::Pattern) -> (A, K),
    ) -> (Self, FromFunction<'grads, Self, A, K, P, (Tan<Sh>,)>)
    where
        K: Send + Sync + 'grads,
    {
        let mut kept = vec![];
        let made = Array::from_shape_fn(shape, |at| {
            let (x, of_x) = f(at);
            kept.push(of_x);
            x
        });
        // the function was called for one element after the other, as they are in memory
        let at = order(made.view());
        let back = move |pull: &mut dyn FnMut(&K, (A,)) -> (P,), ct: Self| {
            let cts: Vec<A> = ct.into_iter().collect();
            for (kept, at) in kept.iter().zip(&at).rev() {
                pull(kept, (cts[*at],));
            }
            (Ct::unseeded(),)
        };
        (made, Box::new(back))
    }

    fn __grads_from_shape_vec__needs_differentiable_on_impl_and_trait<Sh>(
        shape: Sh,
        elements: Vec<A>,
    ) -> (
        Result<Self, ShapeError>,
        Box<dyn Fn(Option<Self>) -> (Tan<Sh>, Vec<A>) + Send + Sync>,
    )
    where
        Sh: Into<StrideShape<D>> + Differentiable<Tangent: Ct>,
    {
        let len = elements.len();
        let made = Array::from_shape_vec(shape, elements);
        // where each element has come from, by the layout
        let places: Option<Array<usize, D>> = made.as_ref().ok().map(places);
        let back = move |ct: Option<Self>| {
            let mut by = vec![A::lit(0.0); len];
            for (place, ct) in places.iter().flatten().zip(ct.into_iter().flatten()) {
                by[*place] = ct;
            }
            (Ct::unseeded(), by)
        };
        (made, Box::new(back))
    }
}

/// Vectors that are made of numbers and of other vectors.
pub trait VectorMakers<A>: Sized {
    /// From a vector.
    #[allow(non_snake_case)]
    fn __grads_from_vec__needs_differentiable_on_impl_and_trait(
        elements: Vec<A>,
    ) -> (Self, fn(Self) -> (Vec<A>,));
    /// From the items of an iterator, which are in a vector here.
    #[allow(non_snake_case)]
    fn __grads_from_iter__needs_differentiable_on_impl_and_trait(
        elements: Vec<A>,
    ) -> (Self, fn(Self) -> (Vec<A>,));
    /// Numbers at the same distance from each other.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_linspace__needs_differentiable_on_impl_and_trait(
        from: A,
        to: A,
        count: usize,
    ) -> (Self, fn(Self) -> (A, A, ()));
}

impl<A: Real + Float> VectorMakers<A> for Array1<A> {
    fn __grads_from_vec__needs_differentiable_on_impl_and_trait(
        elements: Vec<A>,
    ) -> (Self, fn(Self) -> (Vec<A>,)) {
        (Array1::from_vec(elements), |ct| (ct.into_iter().collect(),))
    }
    fn __grads_from_iter__needs_differentiable_on_impl_and_trait(
        elements: Vec<A>,
    ) -> (Self, fn(Self) -> (Vec<A>,)) {
        Self::__grads_from_vec__needs_differentiable_on_impl_and_trait(elements)
    }
    fn __grads_linspace__needs_differentiable_on_impl_and_trait(
        from: A,
        to: A,
        count: usize,
    ) -> (Self, fn(Self) -> (A, A, ())) {
        (Array1::linspace(from, to, count), |ct| {
            let last = ct.len().saturating_sub(1).max(1);
            let parts = (0..ct.len()).map(|i| <A as Real>::lit(i as f64 / last as f64));
            let by_to = ct
                .iter()
                .zip(parts)
                .fold(<A as Real>::lit(0.0), |sum, (ct, part)| sum + *ct * part);
            (ct.sum() - by_to, by_to, ())
        })
    }
}

/// Arrays that are made of their elements, row by row.
pub trait FromElements<T: Differentiable>: Sized {
    /// From vectors and arrays.
    #[allow(non_snake_case)]
    fn __grads_from__needs_differentiable_on_impl_and_trait(
        elements: T,
    ) -> (Self, fn(Self) -> (T::Tangent,));
}

/// Written out for each type that `From` takes, with what is made of the cotangent.
macro_rules! from_elements {
    ($([$($const:ident)*] $array:ident<A>, $of:ty: $ct:ident => $back:expr;)*) => {$(
        impl<A: Real, $(const $const: usize),*> FromElements<$of> for $array<A> {
            fn __grads_from__needs_differentiable_on_impl_and_trait(
                elements: $of,
            ) -> (Self, fn(Self) -> (Tan<$of>,)) {
                ($array::from(elements), |$ct| ($back,))
            }
        }
    )*};
}

from_elements! {
    [] Array1<A>, Vec<A>: ct => ct.into_iter().collect();
    [N] Array2<A>, Vec<[A; N]>: ct => (0..ct.nrows()).map(|i| std::array::from_fn(|j| ct[[i, j]])).collect();
}

/// Matrices that are made of their diagonal.
pub trait DiagonalMakers<A>: Sized {
    /// Ones on the diagonal.
    #[allow(non_snake_case)]
    fn __grads_eye__needs_differentiable_on_impl_and_trait(n: usize) -> (Self, fn(Self) -> ((),));
    /// The elements of a vector on the diagonal.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_from_diag__needs_differentiable_on_impl_and_trait<S: Storage<Elem = A>>(
        diagonal: &ArrayBase<S, Ix1>,
    ) -> (Self, fn(&ArrayBase<S, Ix1>, Option<&mut Array1<A>>, Self));
}

/// One number on the diagonal.
pub trait DiagonalOf<A>: Sized {
    /// Zeros beside it.
    #[allow(non_snake_case)]
    fn __grads_from_diag_elem__needs_differentiable_on_impl_and_trait(
        n: usize,
        x: A,
    ) -> (Self, fn(Self) -> ((), A));
}

impl<A: Real + Zero> DiagonalOf<A> for Array2<A> {
    fn __grads_from_diag_elem__needs_differentiable_on_impl_and_trait(
        n: usize,
        x: A,
    ) -> (Self, fn(Self) -> ((), A)) {
        (Array2::from_diag_elem(n, x), |ct| {
            let sum = ct.diag().iter().fold(A::lit(0.0), |sum, ct| sum + *ct);
            ((), sum)
        })
    }
}

impl<A: Real + Zero + One> DiagonalMakers<A> for Array2<A> {
    fn __grads_eye__needs_differentiable_on_impl_and_trait(n: usize) -> (Self, fn(Self) -> ((),)) {
        (Array2::eye(n), |_| ((),))
    }
    fn __grads_from_diag__needs_differentiable_on_impl_and_trait<S: Storage<Elem = A>>(
        diagonal: &ArrayBase<S, Ix1>,
    ) -> (Self, fn(&ArrayBase<S, Ix1>, Option<&mut Array1<A>>, Self)) {
        (Array2::from_diag(diagonal), |_, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                adjoint.zip_mut_with(&ct.diag(), |place, ct| *place += *ct);
            }
        })
    }
}

/// Of each element where it is in memory, counted from the first.
fn places<A, D: Dimension>(array: &Array<A, D>) -> Array<usize, D> {
    let strides: Vec<usize> = array.strides().iter().map(|s| s.unsigned_abs()).collect();
    let place = |at: D::Pattern| {
        let at = ndarray::IntoDimension::into_dimension(at);
        at.slice()
            .iter()
            .zip(&strides)
            .map(|(i, stride)| i * stride)
            .sum()
    };
    Array::from_shape_fn(array.raw_dim(), place)
}
