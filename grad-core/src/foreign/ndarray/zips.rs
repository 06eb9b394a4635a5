//! Functions of the elements at the same place in several arrays, which take the elements by value. One that writes to the first gives what is to
//! stand there.

use super::broadcast::unbroadcast;
use super::maps::split;
use super::{Adjoint, Storage};
use crate::real::Real;
use crate::tangent::Differentiable;
use ndarray::{Array, ArrayBase, DataMut, Dimension, Zip};

/// The cotangents of two elements, by what the function has kept of them and that of the result.
pub type PullPair<'a, A, K> = &'a mut dyn FnMut(&K, (A,)) -> (A, A);

/// The way back of a function of an element and one of another array, which may be repeated.
pub type WithBack<'grads, X, A, D, Y, E, K> = Box<
    dyn Fn(&mut X, Adjoint<A, D>, &Y, Adjoint<A, E>, PullPair<A, K>, ()) + Send + Sync + 'grads,
>;

/// An array and one that is repeated where it has fewer elements.
pub trait ZipWith<A, D, Y, E>: Sized {
    /// `zip_mut_with`
    fn grads_zip_with(&mut self, rhs: &Y, f: impl FnMut(A, A) -> A);
    /// Its derivative.
    fn __grads_grads_zip_with<'grads, K>(
        &mut self,
        rhs: &Y,
        f: impl FnMut(A, A) -> (A, K),
    ) -> ((), WithBack<'grads, Self, A, D, Y, E, K>)
    where
        K: Send + Sync + 'grads;
}

impl<A, S, D, S2, E> ZipWith<A, D, ArrayBase<S2, E>, E> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A> + DataMut,
    S2: Storage<Elem = A>,
    D: Dimension + 'static,
    E: Dimension,
{
    fn grads_zip_with(&mut self, rhs: &ArrayBase<S2, E>, mut f: impl FnMut(A, A) -> A) {
        self.zip_mut_with(rhs, |x, y| *x = f(*x, *y));
    }

    fn __grads_grads_zip_with<'grads, K>(
        &mut self,
        rhs: &ArrayBase<S2, E>,
        mut f: impl FnMut(A, A) -> (A, K),
    ) -> ((), WithBack<'grads, Self, A, D, ArrayBase<S2, E>, E, K>)
    where
        K: Send + Sync + 'grads,
    {
        let before = self.to_owned();
        let mut kept = nothing_kept(&before);
        Zip::from(&mut *self)
            .and_broadcast(rhs)
            .and(&mut kept)
            .for_each(|x, y, kept| *x = keeping(kept, f(*x, *y)));
        let back = move |this: &mut Self,
                         adjoint: Adjoint<A, D>,
                         rhs: &ArrayBase<S2, E>,
                         of_rhs: Adjoint<A, E>,
                         pull: PullPair<A, K>,
                         ()| {
            this.assign(&before);
            let Some(adjoint) = adjoint else { return };
            let mut by_rhs = Array::from_elem(before.raw_dim(), A::lit(0.0));
            for ((place, by), kept) in adjoint
                .iter_mut()
                .zip(&mut by_rhs)
                .zip(kept.iter().flatten())
            {
                (*place, *by) = pull(kept, (*place,));
            }
            if let Some(of_rhs) = of_rhs {
                *of_rhs += &unbroadcast(by_rhs, &rhs.raw_dim());
            }
        };
        ((), Box::new(back))
    }
}

/// What the function keeps of each element, before it has been called.
fn nothing_kept<A, K, D: Dimension>(array: &Array<A, D>) -> Array<Option<K>, D> {
    Array::from_shape_simple_fn(array.raw_dim(), || None)
}

/// A value, of which `of_value` is kept.
fn keeping<A, K>(kept: &mut Option<K>, (value, of_value): (A, K)) -> A {
    *kept = Some(of_value);
    value
}

/// An element, for each name.
macro_rules! element {
    ($of:ident) => {
        A
    };
}

/// The methods for so many arrays beside the first.
macro_rules! zips {
    ($(
        $writes:ident, $reads:ident: $into:ident, $into_back:ident, $map:ident, $map_back:ident;
        $($other:ident $by:ident $adjoint:ident $S:ident),*;
    )*) => {$(
        /// An array that is written, and others of its shape.
        pub trait $writes<A, D: Dimension>: Sized {
            /// Writes to the first.
            fn $into<$($S: Storage<Elem = A>),*>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S)),*) -> A,
            );
            /// Its derivative.
            fn $into_back<'grads, $($S: Storage<Elem = A>,)* K>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S)),*) -> (A, K),
            ) -> ((), Box<
                dyn Fn(
                    &mut Self,
                    Adjoint<A, D>,
                    $(&ArrayBase<$S, D>, Adjoint<A, D>,)*
                    &mut dyn FnMut(&K, (A,)) -> (A, $(element!($S)),*),
                    (),
                ) + Send + Sync + 'grads,
            >)
            where
                K: Send + Sync + 'grads;
        }

        impl<A, S, D> $writes<A, D> for ArrayBase<S, D>
        where
            A: Real,
            S: Storage<Elem = A> + DataMut,
            D: Dimension + 'static,
        {
            fn $into<$($S: Storage<Elem = A>),*>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                mut f: impl FnMut(A, $(element!($S)),*) -> A,
            ) {
                Zip::from(self)$(.and($other))*.for_each(|x, $($other),*| *x = f(*x, $(*$other),*));
            }

            fn $into_back<'grads, $($S: Storage<Elem = A>,)* K>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                mut f: impl FnMut(A, $(element!($S)),*) -> (A, K),
            ) -> ((), Box<
                dyn Fn(
                    &mut Self,
                    Adjoint<A, D>,
                    $(&ArrayBase<$S, D>, Adjoint<A, D>,)*
                    &mut dyn FnMut(&K, (A,)) -> (A, $(element!($S)),*),
                    (),
                ) + Send + Sync + 'grads,
            >)
            where
                K: Send + Sync + 'grads,
            {
                let before = self.to_owned();
                let mut kept = nothing_kept(&before);
                Zip::from(&mut *self)$(.and($other))*.and(&mut kept).for_each(
                    |x, $($other,)* kept| *x = keeping(kept, f(*x, $(*$other),*)),
                );
                let back = move |
                    this: &mut Self,
                    adjoint: Adjoint<A, D>,
                    $(_: &ArrayBase<$S, D>, $adjoint: Adjoint<A, D>,)*
                    pull: &mut dyn FnMut(&K, (A,)) -> (A, $(element!($S)),*),
                    (),
                | {
                    this.assign(&before);
                    $(let mut $adjoint = $adjoint.map(|a| a.iter_mut());)*
                    let places = adjoint.into_iter().flatten();
                    for (place, kept) in places.zip(kept.iter().flatten()) {
                        let (by, $($by),*) = pull(kept, (*place,));
                        *place = by;
                        $(add(&mut $adjoint, $by);)*
                    }
                };
                ((), Box::new(back))
            }
        }

        /// Arrays of one shape that are read.
        pub trait $reads<A, D: Dimension>: Sized {
            /// A new array.
            fn $map<$($S: Storage<Elem = A>,)* B>(
                &self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S)),*) -> B,
            ) -> Array<B, D>;
            /// Its derivative.
            fn $map_back<'grads, $($S: Storage<Elem = A>,)* B, K>(
                &self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S)),*) -> (B, K),
            ) -> (Array<B, D>, Box<
                dyn Fn(
                    &Self,
                    Adjoint<A, D>,
                    $(&ArrayBase<$S, D>, Adjoint<A, D>,)*
                    &mut dyn FnMut(&K, (B::Tangent,)) -> (A, $(element!($S)),*),
                    Array<B::Tangent, D>,
                ) + Send + Sync + 'grads,
            >)
            where
                B: Differentiable + Copy,
                K: Send + Sync + 'grads;
        }

        impl<A, S, D> $reads<A, D> for ArrayBase<S, D>
        where
            A: Real,
            S: Storage<Elem = A>,
            D: Dimension + 'static,
        {
            fn $map<$($S: Storage<Elem = A>,)* B>(
                &self,
                $($other: &ArrayBase<$S, D>,)*
                mut f: impl FnMut(A, $(element!($S)),*) -> B,
            ) -> Array<B, D> {
                Zip::from(self)$(.and($other))*.map_collect(|x, $($other),*| f(*x, $(*$other),*))
            }

            fn $map_back<'grads, $($S: Storage<Elem = A>,)* B, K>(
                &self,
                $($other: &ArrayBase<$S, D>,)*
                mut f: impl FnMut(A, $(element!($S)),*) -> (B, K),
            ) -> (Array<B, D>, Box<
                dyn Fn(
                    &Self,
                    Adjoint<A, D>,
                    $(&ArrayBase<$S, D>, Adjoint<A, D>,)*
                    &mut dyn FnMut(&K, (B::Tangent,)) -> (A, $(element!($S)),*),
                    Array<B::Tangent, D>,
                ) + Send + Sync + 'grads,
            >)
            where
                B: Differentiable + Copy,
                K: Send + Sync + 'grads,
            {
                let made = Zip::from(self)$(.and($other))*.map_collect(|x, $($other),*| f(*x, $(*$other),*));
                let (values, kept) = split(made);
                let back = move |
                    _: &Self,
                    adjoint: Adjoint<A, D>,
                    $(_: &ArrayBase<$S, D>, $adjoint: Adjoint<A, D>,)*
                    pull: &mut dyn FnMut(&K, (B::Tangent,)) -> (A, $(element!($S)),*),
                    ct: Array<B::Tangent, D>,
                | {
                    let mut adjoint = adjoint.map(|a| a.iter_mut());
                    $(let mut $adjoint = $adjoint.map(|a| a.iter_mut());)*
                    for (kept, ct) in kept.iter().zip(ct) {
                        let (by, $($by),*) = pull(kept, (ct,));
                        add(&mut adjoint, by);
                        $(add(&mut $adjoint, $by);)*
                    }
                };
                (values, Box::new(back))
            }
        }
    )*};
}

/// Adds to the next place, if there is a gradient.
fn add<'a, A: Real + 'a>(places: &mut Option<impl Iterator<Item = &'a mut A>>, by: A) {
    if let Some(place) = places.as_mut().and_then(Iterator::next) {
        *place += by;
    }
}

zips! {
    ZipInto0, ZipMap0: grads_zip_into0, __grads_grads_zip_into0, grads_zip_map0, __grads_grads_zip_map0; ;
    ZipInto1, ZipMap1: grads_zip_into1, __grads_grads_zip_into1, grads_zip_map1, __grads_grads_zip_map1;
        y by_y of_y S1;
    ZipInto2, ZipMap2: grads_zip_into2, __grads_grads_zip_into2, grads_zip_map2, __grads_grads_zip_map2;
        y by_y of_y S1, z by_z of_z S2;
    ZipInto3, ZipMap3: grads_zip_into3, __grads_grads_zip_into3, grads_zip_map3, __grads_grads_zip_map3;
        y by_y of_y S1, z by_z of_z S2, w by_w of_w S3;
    ZipInto4, ZipMap4: grads_zip_into4, __grads_grads_zip_into4, grads_zip_map4, __grads_grads_zip_map4;
        y by_y of_y S1, z by_z of_z S2, w by_w of_w S3, v by_v of_v S4;
}
