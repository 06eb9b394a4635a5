//! Sums and means, of all elements and along an axis.

use super::{Adjoint, Back, Storage};
use crate::real::Real;
use ndarray::{Array, ArrayBase, Axis, Dimension, RemoveAxis, Zip};
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
pub(super) fn products_of_others<A: Real>(x: &[A]) -> Vec<A> {
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

/// The way back of a measure of spread along an axis.
pub type AxisSpreadBack<X, A, D, C> = Box<dyn Fn(&X, Adjoint<A, D>, C) -> ((), A) + Send + Sync>;

/// Measures of spread along an axis.
pub trait AxisSpreads<A, D: RemoveAxis>: Sized {
    /// The variances.
    fn __grads_var_axis(
        &self,
        axis: Axis,
        ddof: A,
    ) -> (
        Array<A, D::Smaller>,
        AxisSpreadBack<Self, A, D, Array<A, D::Smaller>>,
    );
    /// The standard deviations.
    fn __grads_std_axis(
        &self,
        axis: Axis,
        ddof: A,
    ) -> (
        Array<A, D::Smaller>,
        AxisSpreadBack<Self, A, D, Array<A, D::Smaller>>,
    );
}

impl<A, S, D> AxisSpreads<A, D> for ArrayBase<S, D>
where
    A: Real + Float + FromPrimitive,
    S: Storage<Elem = A>,
    D: RemoveAxis<Smaller: 'static>,
{
    fn __grads_var_axis(
        &self,
        axis: Axis,
        ddof: A,
    ) -> (
        Array<A, D::Smaller>,
        AxisSpreadBack<Self, A, D, Array<A, D::Smaller>>,
    ) {
        let back = move |x: &Self, adjoint: Adjoint<A, D>, ct: Array<A, D::Smaller>| {
            ((), add_variances(x, axis, ddof, adjoint, &ct))
        };
        (self.var_axis(axis, ddof), Box::new(back))
    }

    fn __grads_std_axis(
        &self,
        axis: Axis,
        ddof: A,
    ) -> (
        Array<A, D::Smaller>,
        AxisSpreadBack<Self, A, D, Array<A, D::Smaller>>,
    ) {
        let deviations = self.std_axis(axis, ddof);
        let kept = deviations.clone();
        let back = move |x: &Self, adjoint: Adjoint<A, D>, mut ct: Array<A, D::Smaller>| {
            ct.zip_mut_with(&kept, |ct, s| *ct /= <A as Real>::lit(2.0) * *s);
            ((), add_variances(x, axis, ddof, adjoint, &ct))
        };
        (deviations, Box::new(back))
    }
}

/// Adds what the variance of each lane depends on its elements by, times that of `ct`. The same of `ddof`.
fn add_variances<A: Real + Float + FromPrimitive, S: Storage<Elem = A>, D: RemoveAxis>(
    x: &ArrayBase<S, D>,
    axis: Axis,
    ddof: A,
    adjoint: Adjoint<A, D>,
    ct: &Array<A, D::Smaller>,
) -> A {
    let freedom = <A as Real>::lit(x.len_of(axis) as f64) - ddof;
    if let (Some(adjoint), Some(means)) = (adjoint, x.mean_axis(axis)) {
        let mut places = adjoint.axis_iter_mut(axis);
        for part in x.axis_iter(axis) {
            let Some(place) = places.next() else { break };
            let by = Zip::from(ct).and(&part).and(&means);
            let by =
                by.map_collect(|ct, x, mean| <A as Real>::lit(2.0) * *ct / freedom * (*x - *mean));
            { place }.zip_mut_with(&by, |place, by| *place += *by);
        }
    }
    let by_ddof = ct
        .iter()
        .zip(x.var_axis(axis, ddof).iter())
        .map(|(ct, v)| *ct * *v / freedom)
        .collect::<Vec<A>>();
    by_ddof
        .into_iter()
        .fold(<A as Real>::lit(0.0), |sum, by| sum + by)
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
