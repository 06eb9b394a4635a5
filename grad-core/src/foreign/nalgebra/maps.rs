//! Functions of each element.

use super::{Owned, Place};
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::Differentiable;
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
