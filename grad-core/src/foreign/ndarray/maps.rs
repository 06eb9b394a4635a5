//! Functions of each element.

use super::layout::order;
use super::{Adjoint, Storage};
use crate::tangent::{Differentiable, Tangent};
use ndarray::{Array, ArrayBase, Dimension};

/// The cotangent of an element, by what the function has kept of it and that of the result.
pub type Pull<'a, A, K, B> = &'a mut dyn FnMut(&K, (B,)) -> (A,);

/// The way back of a map by a function that keeps a `K` of each element.
pub type MapBack<'grads, X, A, D, K, B> =
    Box<dyn Fn(&X, Adjoint<A, D>, Pull<A, K, B>, Array<B, D>) + Send + Sync + 'grads>;

/// The same of a function that takes the element by reference, and adds to the cotangent of that.
pub type PullTo<'a, A, K, B, R> = &'a mut dyn FnMut(&K, (&A, Option<&mut A>, B)) -> R;

/// The way back of a map by such a function.
pub type ByReference<'grads, X, A, D, K, B> =
    Box<dyn Fn(&X, Adjoint<A, D>, PullTo<A, K, B, ()>, Array<B, D>) + Send + Sync + 'grads>;

/// The way back of a fold.
pub type FoldBack<'grads, X, A, D, K, B> =
    Box<dyn Fn(&X, Adjoint<A, D>, PullTo<A, K, B, (B,)>, B) -> (B,) + Send + Sync + 'grads>;

/// Maps of all elements.
pub trait Maps<A, D>: Sized {
    /// Of the elements by value.
    fn __grads_mapv<'grads, B, K>(
        &self,
        f: impl FnMut(A) -> (B, K),
    ) -> (Array<B, D>, MapBack<'grads, Self, A, D, K, B::Tangent>)
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads;
    /// Of the elements by reference.
    fn __grads_map<'grads, B, K>(
        &self,
        f: impl FnMut(&A) -> (B, K),
    ) -> (Array<B, D>, ByReference<'grads, Self, A, D, K, B::Tangent>)
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads;
    /// From one element to the next, in the order in which `fold` goes through them.
    fn __grads_fold<'grads, B, K>(
        &self,
        init: B,
        f: impl FnMut(B, &A) -> (B, K),
    ) -> (B, FoldBack<'grads, Self, A, D, K, B::Tangent>)
    where
        B: Differentiable,
        K: Send + Sync + 'grads;
    /// In place of the elements.
    fn __grads_mapv_into<'grads, K>(
        &self,
        f: impl FnMut(A) -> (A, K),
    ) -> (Array<A, D>, MapBack<'grads, Self, A, D, K, A>)
    where
        K: Send + Sync + 'grads;
}

impl<A, S, D> Maps<A, D> for ArrayBase<S, D>
where
    A: Tangent + Differentiable<Tangent = A> + Copy,
    S: Storage<Elem = A>,
    D: Dimension,
{
    fn __grads_mapv<'grads, B, K>(
        &self,
        mut f: impl FnMut(A) -> (B, K),
    ) -> (Array<B, D>, MapBack<'grads, Self, A, D, K, B::Tangent>)
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads,
    {
        let (mapped, kept) = split(self.map(|x| f(*x)));
        let back = move |_: &Self,
                         adjoint: Adjoint<A, D>,
                         pull: Pull<A, K, B::Tangent>,
                         ct: Array<B::Tangent, D>| {
            let mut places = adjoint.map(|a| a.iter_mut());
            for (kept, ct) in kept.iter().zip(ct) {
                let (by,) = pull(kept, (ct,));
                if let Some(place) = places.as_mut().and_then(Iterator::next) {
                    place.accumulate(by);
                }
            }
        };
        (mapped, Box::new(back))
    }

    fn __grads_map<'grads, B, K>(
        &self,
        f: impl FnMut(&A) -> (B, K),
    ) -> (Array<B, D>, ByReference<'grads, Self, A, D, K, B::Tangent>)
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads,
    {
        let (mapped, kept) = split(self.map(f));
        let back = move |x: &Self,
                         adjoint: Adjoint<A, D>,
                         pull: PullTo<A, K, B::Tangent, ()>,
                         ct: Array<B::Tangent, D>| {
            let mut places = adjoint.map(|a| a.iter_mut());
            for ((kept, ct), x) in kept.iter().zip(ct).zip(x) {
                pull(kept, (x, places.as_mut().and_then(Iterator::next), ct));
            }
        };
        (mapped, Box::new(back))
    }

    fn __grads_fold<'grads, B, K>(
        &self,
        init: B,
        mut f: impl FnMut(B, &A) -> (B, K),
    ) -> (B, FoldBack<'grads, Self, A, D, K, B::Tangent>)
    where
        B: Differentiable,
        K: Send + Sync + 'grads,
    {
        let mut kept = Vec::with_capacity(self.len());
        let folded = self.fold(init, |before, x| {
            let (after, of_x) = f(before, x);
            kept.push(of_x);
            after
        });
        let back = move |x: &Self,
                         adjoint: Adjoint<A, D>,
                         pull: PullTo<A, K, B::Tangent, (B::Tangent,)>,
                         mut ct: B::Tangent| {
            let mut places: Vec<&mut A> = adjoint.into_iter().flatten().collect();
            let elements: Vec<&A> = x.iter().collect();
            for (kept, i) in kept.iter().zip(order(x.view())).rev() {
                let place = places.get_mut(i).map(|place| &mut **place);
                (ct,) = pull(kept, (elements[i], place, ct));
            }
            (ct,)
        };
        (folded, Box::new(back))
    }

    fn __grads_mapv_into<'grads, K>(
        &self,
        f: impl FnMut(A) -> (A, K),
    ) -> (Array<A, D>, MapBack<'grads, Self, A, D, K, A>)
    where
        K: Send + Sync + 'grads,
    {
        self.__grads_mapv(f)
    }
}

/// The values, and what is kept of each in the order of the indices.
pub(super) fn split<B: Copy, K, D: Dimension>(made: Array<(B, K), D>) -> (Array<B, D>, Vec<K>) {
    let values = made.map(|(value, _)| *value);
    (values, made.into_iter().map(|(_, kept)| kept).collect())
}
