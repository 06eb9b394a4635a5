//! Functions of what lies along an axis.

use super::layout::copied;
use super::maps::{PullTo, split};
use super::{Adjoint, Storage};
use crate::real::Real;
use crate::tangent::Differentiable;
use ndarray::{Array, Array1, ArrayBase, Axis, RemoveAxis};

/// The way back of a function of each lane, which adds to the cotangent of that.
pub type LanesBack<'grads, X, A, D, K, B, E> = Box<
    dyn Fn(&X, Adjoint<A, D>, PullTo<Array1<A>, K, B, ()>, Array<B, E>) -> ((),)
        + Send
        + Sync
        + 'grads,
>;

/// Lanes, each as an array of its own.
pub trait MapLanes<A, D: RemoveAxis>: Sized {
    /// `map_axis`
    fn grads_map_lanes<B>(
        &self,
        axis: Axis,
        f: impl FnMut(&Array1<A>) -> B,
    ) -> Array<B, D::Smaller>;
    /// Its derivative.
    fn __grads_grads_map_lanes<'grads, B, K>(
        &self,
        axis: Axis,
        f: impl FnMut(&Array1<A>) -> (B, K),
    ) -> (
        Array<B, D::Smaller>,
        LanesBack<'grads, Self, A, D, K, B::Tangent, D::Smaller>,
    )
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads;
}

impl<A: Real, S: Storage<Elem = A>, D: RemoveAxis> MapLanes<A, D> for ArrayBase<S, D> {
    fn grads_map_lanes<B>(
        &self,
        axis: Axis,
        mut f: impl FnMut(&Array1<A>) -> B,
    ) -> Array<B, D::Smaller> {
        self.map_axis(axis, |lane| f(&copied(lane)))
    }

    fn __grads_grads_map_lanes<'grads, B, K>(
        &self,
        axis: Axis,
        f: impl FnMut(&Array1<A>) -> (B, K),
    ) -> (
        Array<B, D::Smaller>,
        LanesBack<'grads, Self, A, D, K, B::Tangent, D::Smaller>,
    )
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads,
    {
        let (values, kept) = split(self.grads_map_lanes(axis, f));
        let back = move |x: &Self,
                         adjoint: Adjoint<A, D>,
                         pull: PullTo<Array1<A>, K, B::Tangent, ()>,
                         cts: Array<B::Tangent, D::Smaller>| {
            let mut places = adjoint.map(|a| a.lanes_mut(axis).into_iter());
            for ((lane, kept), ct) in x.lanes(axis).into_iter().zip(&kept).zip(cts) {
                let mut by = Array1::from_elem(lane.len(), A::lit(0.0));
                let place = places.as_mut().and_then(Iterator::next);
                pull(
                    kept,
                    (&copied(lane), place.is_some().then_some(&mut by), ct),
                );
                if let Some(mut place) = place {
                    place.zip_mut_with(&by, |x, by| *x += *by);
                }
            }
            ((),)
        };
        (values, Box::new(back))
    }
}
