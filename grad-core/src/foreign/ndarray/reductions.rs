//! Sums and means, of all elements and along an axis.

use super::{Adjoint, Back, Storage};
use crate::real::Real;
use ndarray::{Array, ArrayBase, Axis, Dimension, RemoveAxis};
use num_traits::{Float, FromPrimitive, Zero};

/// The way back of a measure of spread, which depends on how many degrees of freedom are taken off, too.
pub type SpreadBack<X, A, D> = Box<dyn Fn(&X, Adjoint<A, D>, A) -> (A,) + Send + Sync>;

/// Sums and means of all elements.
pub trait Reductions<A, D>: Sized {
    /// The sum.
    fn __grads_sum(&self) -> (A, Back<Self, A, D, A>);
    /// The mean; none of an array without elements.
    fn __grads_mean(&self) -> (Option<A>, Back<Self, A, D, Option<A>>);
    /// The product.
    fn __grads_product(&self) -> (A, Back<Self, A, D, A>);
    /// The variance.
    fn __grads_var(&self, ddof: A) -> (A, SpreadBack<Self, A, D>);
    /// The standard deviation.
    fn __grads_std(&self, ddof: A) -> (A, SpreadBack<Self, A, D>);
}

impl<A, S, D> Reductions<A, D> for ArrayBase<S, D>
where
    A: Real + Float + FromPrimitive,
    S: Storage<Elem = A>,
    D: Dimension,
{
    fn __grads_sum(&self) -> (A, Back<Self, A, D, A>) {
        (self.sum(), |_, adjoint, ct| add(adjoint, ct))
    }

    fn __grads_mean(&self) -> (Option<A>, Back<Self, A, D, Option<A>>) {
        (self.mean(), |x, adjoint, ct| {
            if let Some(ct) = ct {
                add(adjoint, ct / <A as Real>::lit(x.len() as f64));
            }
        })
    }

    fn __grads_product(&self) -> (A, Back<Self, A, D, A>) {
        (self.product(), |x, adjoint, ct| {
            let others = products_of_others(&x.iter().copied().collect::<Vec<_>>());
            for (x, by) in adjoint.into_iter().flatten().zip(others) {
                *x += ct * by;
            }
        })
    }

    fn __grads_var(&self, ddof: A) -> (A, SpreadBack<Self, A, D>) {
        let back =
            move |x: &Self, adjoint: Adjoint<A, D>, ct| (add_variance(x, ddof, adjoint, ct),);
        (self.var(ddof), Box::new(back))
    }

    fn __grads_std(&self, ddof: A) -> (A, SpreadBack<Self, A, D>) {
        let deviation = self.std(ddof);
        let back = move |x: &Self, adjoint: Adjoint<A, D>, ct| {
            let of_variance = ct / (<A as Real>::lit(2.0) * deviation);
            (add_variance(x, ddof, adjoint, of_variance),)
        };
        (deviation, Box::new(back))
    }
}

/// Adds what the variance depends on each element by, times `ct`. What it depends on `ddof` by, times `ct`.
fn add_variance<A: Real + Float + FromPrimitive, S: Storage<Elem = A>, D: Dimension>(
    x: &ArrayBase<S, D>,
    ddof: A,
    adjoint: Adjoint<A, D>,
    ct: A,
) -> A {
    let freedom = <A as Real>::lit(x.len() as f64) - ddof;
    if let (Some(adjoint), Some(mean)) = (adjoint, x.mean()) {
        let by = <A as Real>::lit(2.0) * ct / freedom;
        adjoint.zip_mut_with(x, |place, x| *place += by * (*x - mean));
    }
    ct * x.var(ddof) / freedom
}

/// Adds `ct` to each element.
fn add<A: Real, D: Dimension>(adjoint: Adjoint<A, D>, ct: A) {
    adjoint.into_iter().flatten().for_each(|x| *x += ct);
}

/// Of each number the product of all others, which is right also where some are zero.
fn products_of_others<A: Real>(x: &[A]) -> Vec<A> {
    let mut product = A::lit(1.0);
    let mut others = Vec::with_capacity(x.len());
    for x in x {
        others.push(product);
        product *= *x;
    }
    product = A::lit(1.0);
    for (others, x) in others.iter_mut().zip(x).rev() {
        *others *= product;
        product *= *x;
    }
    others
}

/// Sums and means along an axis.
pub trait AxisReductions<A, D: RemoveAxis>: Sized {
    /// The sums.
    fn __grads_sum_axis(
        &self,
        axis: Axis,
    ) -> (
        Array<A, D::Smaller>,
        Box<dyn Fn(&Self, Adjoint<A, D>, Array<A, D::Smaller>) -> ((),) + Send + Sync>,
    );
    /// The means.
    fn __grads_mean_axis(
        &self,
        axis: Axis,
    ) -> (
        Option<Array<A, D::Smaller>>,
        Box<dyn Fn(&Self, Adjoint<A, D>, Option<Array<A, D::Smaller>>) -> ((),) + Send + Sync>,
    );
}

impl<A, S, D> AxisReductions<A, D> for ArrayBase<S, D>
where
    A: Real + Zero + FromPrimitive,
    S: Storage<Elem = A>,
    D: RemoveAxis,
{
    fn __grads_sum_axis(
        &self,
        axis: Axis,
    ) -> (
        Array<A, D::Smaller>,
        Box<dyn Fn(&Self, Adjoint<A, D>, Array<A, D::Smaller>) -> ((),) + Send + Sync>,
    ) {
        let back = move |_: &Self, adjoint: Adjoint<A, D>, ct: Array<A, D::Smaller>| {
            add_along(adjoint, axis, &ct);
            ((),)
        };
        (self.sum_axis(axis), Box::new(back))
    }

    fn __grads_mean_axis(
        &self,
        axis: Axis,
    ) -> (
        Option<Array<A, D::Smaller>>,
        Box<dyn Fn(&Self, Adjoint<A, D>, Option<Array<A, D::Smaller>>) -> ((),) + Send + Sync>,
    ) {
        let back = move |x: &Self, adjoint: Adjoint<A, D>, ct: Option<Array<A, D::Smaller>>| {
            if let Some(ct) = ct {
                let count = A::lit(x.len_of(axis) as f64);
                add_along(adjoint, axis, &ct.mapv_into(|ct| ct / count));
            }
            ((),)
        };
        (self.mean_axis(axis), Box::new(back))
    }
}

/// Adds `ct` to each part of which `axis` has several.
fn add_along<A: Real, D: RemoveAxis>(
    adjoint: Adjoint<A, D>,
    axis: Axis,
    ct: &Array<A, D::Smaller>,
) {
    for mut part in adjoint.into_iter().flat_map(|a| a.axis_iter_mut(axis)) {
        part.zip_mut_with(ct, |x, ct| *x += *ct);
    }
}
