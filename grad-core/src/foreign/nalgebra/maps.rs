//! Functions of each element.

use super::{Owned, Place};
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::Differentiable;
use nalgebra::base::storage::StorageMut;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, RealField};

/// The cotangents of the elements of which one of a result was made, by what the function has kept.
type Pull<'a, K, T, By> = &'a mut dyn FnMut(&K, (T,)) -> By;

/// What a map by a function gives that keeps a `K` of each element.
pub type Mapped<'grads, X, K, T, V> = (
    V,
    Box<dyn Fn(&X, Option<&mut Tan<X>>, Pull<K, T, (T,)>, Tan<V>) + Send + Sync + 'grads>,
);

/// What a map of two matrices gives.
pub type Zipped<'grads, X, Y, K, T, V> = (
    V,
    Box<
        dyn Fn(&X, Option<&mut Tan<X>>, &Y, Option<&mut Tan<Y>>, Pull<K, T, (T, T)>, Tan<V>)
            + Send
            + Sync
            + 'grads,
    >,
);

/// Maps of all elements.
pub trait Maps<T, R, C>: Differentiable
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    DefaultAllocator: Owned<T, R, C>,
{
    /// A function of each element.
    fn __grads_map<'grads, K: Send + Sync + 'grads>(
        &self,
        f: impl FnMut(T) -> (T, K),
    ) -> Mapped<'grads, Self, K, T, OMatrix<T, R, C>>;

    /// A function of each pair of elements.
    fn __grads_zip_map<'grads, K: Send + Sync + 'grads, S2: Place<T, R, C>>(
        &self,
        rhs: &Matrix<T, R, C, S2>,
        f: impl FnMut(T, T) -> (T, K),
    ) -> Zipped<'grads, Self, Matrix<T, R, C, S2>, K, T, OMatrix<T, R, C>>;
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> Maps<T, R, C> for Matrix<T, R, C, S>
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Owned<T, R, C>,
{
    fn __grads_map<'grads, K: Send + Sync + 'grads>(
        &self,
        mut f: impl FnMut(T) -> (T, K),
    ) -> Mapped<'grads, Self, K, T, OMatrix<T, R, C>> {
        let mut kept = Vec::with_capacity(self.len());
        let mapped = self.map(|x| {
            let (y, of_y) = f(x);
            kept.push(of_y);
            y
        });
        let back = move |_: &Self,
                         adjoint: Option<&mut OMatrix<T, R, C>>,
                         pull: Pull<K, T, (T,)>,
                         ct: OMatrix<T, R, C>| {
            let mut places = adjoint.map(|a| a.iter_mut());
            for (kept, ct) in kept.iter().zip(ct.iter()) {
                let (by,) = pull(kept, (*ct,));
                if let Some(place) = places.as_mut().and_then(Iterator::next) {
                    *place += by;
                }
            }
        };
        (mapped, Box::new(back))
    }

    fn __grads_zip_map<'grads, K: Send + Sync + 'grads, S2: Place<T, R, C>>(
        &self,
        rhs: &Matrix<T, R, C, S2>,
        mut f: impl FnMut(T, T) -> (T, K),
    ) -> Zipped<'grads, Self, Matrix<T, R, C, S2>, K, T, OMatrix<T, R, C>> {
        let mut kept = Vec::with_capacity(self.len());
        let mapped = self.zip_map(rhs, |x, y| {
            let (value, of_value) = f(x, y);
            kept.push(of_value);
            value
        });
        let back = move |_: &Self,
                         of_x: Option<&mut OMatrix<T, R, C>>,
                         _: &Matrix<T, R, C, S2>,
                         of_y: Option<&mut OMatrix<T, R, C>>,
                         pull: Pull<K, T, (T, T)>,
                         ct: OMatrix<T, R, C>| {
            let mut of_x = of_x.map(|a| a.iter_mut());
            let mut of_y = of_y.map(|a| a.iter_mut());
            for (kept, ct) in kept.iter().zip(ct.iter()) {
                let (by_x, by_y) = pull(kept, (*ct,));
                for (places, by) in [(&mut of_x, by_x), (&mut of_y, by_y)] {
                    if let Some(place) = places.as_mut().and_then(Iterator::next) {
                        *place += by;
                    }
                }
            }
        };
        (mapped, Box::new(back))
    }
}

/// The way back of a map in place.
pub type Applied<'grads, X, K, T> =
    Box<dyn Fn(&mut X, Option<&mut Tan<X>>, Pull<K, T, (T,)>, ()) + Send + Sync + 'grads>;

/// Maps in place.
pub trait Applies<T, R, C>: Differentiable {
    /// `apply`, of a function that gives the new element.
    fn grads_apply(&mut self, f: impl FnMut(T) -> T);

    /// Its derivative.
    fn __grads_grads_apply<'grads, K: Send + Sync + 'grads>(
        &mut self,
        f: impl FnMut(T) -> (T, K),
    ) -> ((), Applied<'grads, Self, K, T>);
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> Applies<T, R, C> for Matrix<T, R, C, S>
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    S: Place<T, R, C> + StorageMut<T, R, C>,
    DefaultAllocator: Owned<T, R, C>,
{
    fn grads_apply(&mut self, mut f: impl FnMut(T) -> T) {
        self.apply(|x| *x = f(*x));
    }

    fn __grads_grads_apply<'grads, K: Send + Sync + 'grads>(
        &mut self,
        f: impl FnMut(T) -> (T, K),
    ) -> ((), Applied<'grads, Self, K, T>) {
        let before: Vec<T> = self.iter().copied().collect();
        let kept = kept_of(self.iter_mut(), f);
        let back = move |this: &mut Self,
                         adjoint: Option<&mut OMatrix<T, R, C>>,
                         pull: Pull<K, T, (T,)>,
                         ()| {
            this.iter_mut()
                .zip(&before)
                .for_each(|(x, before)| *x = *before);
            let places = adjoint.into_iter().flat_map(|a| a.iter_mut());
            for (place, kept) in places.zip(&kept) {
                (*place,) = pull(kept, (*place,));
            }
        };
        ((), Box::new(back))
    }
}

/// What a function keeps of each element, in the place of which it puts what it gives.
fn kept_of<'x, T: Real, K>(
    places: impl Iterator<Item = &'x mut T>,
    mut f: impl FnMut(T) -> (T, K),
) -> Vec<K> {
    let each = places.map(|x| {
        let (y, kept) = f(*x);
        *x = y;
        kept
    });
    each.collect()
}
