//! Forward mode of maps. A function takes the tangents of its arguments behind them, and gives a value and its tangent.

use super::{Owned, Place};
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::Differentiable;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, RealField};

/// The cotangents of the elements of which a value and its tangent were made.
type Pull<'a, K, T, By> = &'a mut dyn FnMut(&K, ((T, T),)) -> By;

/// The way back of forward mode of a map.
pub type PushedMap<'grads, X, K, T> = Box<
    dyn Fn(
            &X,
            Option<&mut Tan<X>>,
            Pull<K, T, (T, T)>,
            &Tan<X>,
            Option<&mut Tan<X>>,
            (Tan<X>, Tan<X>),
        ) + Send
        + Sync
        + 'grads,
>;

/// That of a map of two matrices.
pub type PushedZip<'grads, X, Y, K, T> = Box<
    dyn Fn(
            &X,
            Option<&mut Tan<X>>,
            &Y,
            Option<&mut Tan<Y>>,
            Pull<K, T, (T, T, T, T)>,
            &Tan<X>,
            Option<&mut Tan<X>>,
            &Tan<Y>,
            Option<&mut Tan<Y>>,
            (Tan<X>, Tan<X>),
        ) + Send
        + Sync
        + 'grads,
>;

/// Maps of all elements.
pub trait PushedMaps<T, R, C>: Differentiable
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    DefaultAllocator: Owned<T, R, C>,
{
    /// Values and tangents.
    fn __grads_map_jvp(
        &self,
        f: impl FnMut(T, T) -> (T, T),
        tangent: &OMatrix<T, R, C>,
    ) -> (OMatrix<T, R, C>, OMatrix<T, R, C>);
    /// The same with its way back.
    fn __grads_map_jvp_forward<'grads, K: Send + Sync + 'grads>(
        &self,
        f: impl FnMut(T, T) -> ((T, T), K),
        tangent: &OMatrix<T, R, C>,
    ) -> (
        (OMatrix<T, R, C>, OMatrix<T, R, C>),
        PushedMap<'grads, Self, K, T>,
    );
    /// Values and tangents, of pairs of elements.
    fn __grads_zip_map_jvp<S2: Place<T, R, C>>(
        &self,
        rhs: &Matrix<T, R, C, S2>,
        f: impl FnMut(T, T, T, T) -> (T, T),
        tangent: &OMatrix<T, R, C>,
        d_rhs: &OMatrix<T, R, C>,
    ) -> (OMatrix<T, R, C>, OMatrix<T, R, C>);
    /// The same with its way back.
    fn __grads_zip_map_jvp_forward<'grads, K: Send + Sync + 'grads, S2: Place<T, R, C>>(
        &self,
        rhs: &Matrix<T, R, C, S2>,
        f: impl FnMut(T, T, T, T) -> ((T, T), K),
        tangent: &OMatrix<T, R, C>,
        d_rhs: &OMatrix<T, R, C>,
    ) -> (
        (OMatrix<T, R, C>, OMatrix<T, R, C>),
        PushedZip<'grads, Self, Matrix<T, R, C, S2>, K, T>,
    );
}

/// Adds to the next place, if there is a gradient.
fn add<'a, T: Real>(places: &mut Option<impl Iterator<Item = &'a mut T>>, by: T) {
    if let Some(place) = places.as_mut().and_then(Iterator::next) {
        *place += by;
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> PushedMaps<T, R, C> for Matrix<T, R, C, S>
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Owned<T, R, C>,
{
    fn __grads_map_jvp(
        &self,
        mut f: impl FnMut(T, T) -> (T, T),
        tangent: &OMatrix<T, R, C>,
    ) -> (OMatrix<T, R, C>, OMatrix<T, R, C>) {
        let mut tangents = tangent.clone_owned();
        let mut places = tangents.iter_mut();
        let values = self.map(|x| match places.next() {
            Some(place) => {
                let (y, dy) = f(x, *place);
                *place = dy;
                y
            }
            None => x,
        });
        (values, tangents)
    }

    fn __grads_map_jvp_forward<'grads, K: Send + Sync + 'grads>(
        &self,
        mut f: impl FnMut(T, T) -> ((T, T), K),
        tangent: &OMatrix<T, R, C>,
    ) -> (
        (OMatrix<T, R, C>, OMatrix<T, R, C>),
        PushedMap<'grads, Self, K, T>,
    ) {
        let mut kept = vec![];
        let made = self.__grads_map_jvp(
            |x, d| {
                let (made, of_it) = f(x, d);
                kept.push(of_it);
                made
            },
            tangent,
        );
        let back = move |_: &Self,
                         of_x: Option<&mut OMatrix<T, R, C>>,
                         pull: Pull<K, T, (T, T)>,
                         _: &OMatrix<T, R, C>,
                         of_d: Option<&mut OMatrix<T, R, C>>,
                         (cts, cts_d): (OMatrix<T, R, C>, OMatrix<T, R, C>)| {
            let mut of_x = of_x.map(|a| a.iter_mut());
            let mut of_d = of_d.map(|a| a.iter_mut());
            for (kept, (ct, ct_d)) in kept.iter().zip(cts.iter().zip(cts_d.iter())) {
                let (by, by_d) = pull(kept, ((*ct, *ct_d),));
                add(&mut of_x, by);
                add(&mut of_d, by_d);
            }
        };
        (made, Box::new(back))
    }

    fn __grads_zip_map_jvp<S2: Place<T, R, C>>(
        &self,
        rhs: &Matrix<T, R, C, S2>,
        mut f: impl FnMut(T, T, T, T) -> (T, T),
        tangent: &OMatrix<T, R, C>,
        d_rhs: &OMatrix<T, R, C>,
    ) -> (OMatrix<T, R, C>, OMatrix<T, R, C>) {
        let mut others = rhs.iter().zip(d_rhs.iter());
        self.__grads_map_jvp(
            |x, d| {
                let (y, dy) = others.next().expect("matrices of one shape");
                f(x, *y, d, *dy)
            },
            tangent,
        )
    }

    fn __grads_zip_map_jvp_forward<'grads, K: Send + Sync + 'grads, S2: Place<T, R, C>>(
        &self,
        rhs: &Matrix<T, R, C, S2>,
        mut f: impl FnMut(T, T, T, T) -> ((T, T), K),
        tangent: &OMatrix<T, R, C>,
        d_rhs: &OMatrix<T, R, C>,
    ) -> (
        (OMatrix<T, R, C>, OMatrix<T, R, C>),
        PushedZip<'grads, Self, Matrix<T, R, C, S2>, K, T>,
    ) {
        let mut kept = vec![];
        let made = self.__grads_zip_map_jvp(
            rhs,
            |x, y, d, dy| {
                let (made, of_it) = f(x, y, d, dy);
                kept.push(of_it);
                made
            },
            tangent,
            d_rhs,
        );
        let back = move |_: &Self,
                         of_x: Option<&mut OMatrix<T, R, C>>,
                         _: &Matrix<T, R, C, S2>,
                         of_y: Option<&mut OMatrix<T, R, C>>,
                         pull: Pull<K, T, (T, T, T, T)>,
                         _: &OMatrix<T, R, C>,
                         of_d: Option<&mut OMatrix<T, R, C>>,
                         _: &OMatrix<T, R, C>,
                         of_dy: Option<&mut OMatrix<T, R, C>>,
                         (cts, cts_d): (OMatrix<T, R, C>, OMatrix<T, R, C>)| {
            let [mut of_x, mut of_y, mut of_d, mut of_dy] =
                [of_x, of_y, of_d, of_dy].map(|a| a.map(|a| a.iter_mut()));
            for (kept, (ct, ct_d)) in kept.iter().zip(cts.iter().zip(cts_d.iter())) {
                let (by_x, by_y, by_d, by_dy) = pull(kept, ((*ct, *ct_d),));
                add(&mut of_x, by_x);
                add(&mut of_y, by_y);
                add(&mut of_d, by_d);
                add(&mut of_dy, by_dy);
            }
        };
        (made, Box::new(back))
    }
}
