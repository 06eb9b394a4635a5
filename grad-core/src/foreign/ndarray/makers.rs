//! Arrays that are made of numbers.

use crate::real::Real;
use ndarray::{Array, Array1, Dimension, ShapeBuilder, ShapeError, StrideShape};
use num_traits::{One, Zero};

/// Arrays that are made of a shape, which is a constant.
pub trait Makers<A, D: Dimension>: Sized {
    /// Zeros.
    #[allow(non_snake_case)]
    fn __grads_zeros__needs_differentiable_on_impl_and_trait<Sh: ShapeBuilder<Dim = D>>(
        shape: Sh,
    ) -> (Self, fn(Self) -> ((),));
    /// Ones.
    #[allow(non_snake_case)]
    fn __grads_ones__needs_differentiable_on_impl_and_trait<Sh: ShapeBuilder<Dim = D>>(
        shape: Sh,
    ) -> (Self, fn(Self) -> ((),));
    /// One number everywhere.
    #[allow(non_snake_case)]
    fn __grads_from_elem__needs_differentiable_on_impl_and_trait<Sh: ShapeBuilder<Dim = D>>(
        shape: Sh,
        x: A,
    ) -> (Self, fn(Self) -> ((), A));
    /// Elements in the order in which they are in memory.
    #[allow(non_snake_case)]
    fn __grads_from_shape_vec__needs_differentiable_on_impl_and_trait<Sh: Into<StrideShape<D>>>(
        shape: Sh,
        elements: Vec<A>,
    ) -> (
        Result<Self, ShapeError>,
        Box<dyn Fn(Option<Self>) -> ((), Vec<A>) + Send + Sync>,
    );
}

impl<A: Real + Zero + One, D: Dimension + 'static> Makers<A, D> for Array<A, D> {
    fn __grads_zeros__needs_differentiable_on_impl_and_trait<Sh: ShapeBuilder<Dim = D>>(
        shape: Sh,
    ) -> (Self, fn(Self) -> ((),)) {
        (Array::zeros(shape), |_| ((),))
    }

    fn __grads_ones__needs_differentiable_on_impl_and_trait<Sh: ShapeBuilder<Dim = D>>(
        shape: Sh,
    ) -> (Self, fn(Self) -> ((),)) {
        (Array::ones(shape), |_| ((),))
    }

    fn __grads_from_elem__needs_differentiable_on_impl_and_trait<Sh: ShapeBuilder<Dim = D>>(
        shape: Sh,
        x: A,
    ) -> (Self, fn(Self) -> ((), A)) {
        (Array::from_elem(shape, x), |ct| ((), ct.sum()))
    }

    fn __grads_from_shape_vec__needs_differentiable_on_impl_and_trait<Sh: Into<StrideShape<D>>>(
        shape: Sh,
        elements: Vec<A>,
    ) -> (
        Result<Self, ShapeError>,
        Box<dyn Fn(Option<Self>) -> ((), Vec<A>) + Send + Sync>,
    ) {
        let len = elements.len();
        let made = Array::from_shape_vec(shape, elements);
        // where each element has come from, by the layout
        let places: Option<Array<usize, D>> = made.as_ref().ok().map(places);
        let back = move |ct: Option<Self>| {
            let mut by = vec![A::lit(0.0); len];
            for (place, ct) in places.iter().flatten().zip(ct.into_iter().flatten()) {
                by[*place] = ct;
            }
            ((), by)
        };
        (made, Box::new(back))
    }
}

/// Vectors that are made of other vectors.
pub trait VectorMakers<A>: Sized {
    /// From a vector.
    #[allow(non_snake_case)]
    fn __grads_from_vec__needs_differentiable_on_impl_and_trait(
        elements: Vec<A>,
    ) -> (Self, fn(Self) -> (Vec<A>,));
}

impl<A> VectorMakers<A> for Array1<A> {
    fn __grads_from_vec__needs_differentiable_on_impl_and_trait(
        elements: Vec<A>,
    ) -> (Self, fn(Self) -> (Vec<A>,)) {
        (Array1::from_vec(elements), |ct| (ct.into_iter().collect(),))
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
