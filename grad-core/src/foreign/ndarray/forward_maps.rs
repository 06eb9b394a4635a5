//! Forward mode of methods that take functions. A function takes the tangents of its arguments behind them, and gives a value and its
//! tangent; the way back of both is that of a function of as many arguments.

use super::{Adjoint, Storage};
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::{Accumulate, Differentiable};
use ndarray::{Array, Array1, ArrayBase, Axis, DataMut, Dimension, RemoveAxis};

/// What was made of the elements of an array, in the order of their indices, as an array that lies in memory alike.
fn alike<B: Clone, S: Storage, D: Dimension>(
    like: &ArrayBase<S, D>,
    made: impl IntoIterator<Item = B>,
) -> Array<B, D> {
    let mut places = like.map(|_| None);
    for (place, x) in places.iter_mut().zip(made) {
        *place = Some(x);
    }
    places.map(|x| x.clone().expect("as many as there are elements"))
}

/// The next place of a gradient that is wanted.
fn next<'a, A: 'a>(places: &mut Option<impl Iterator<Item = &'a mut A>>) -> Option<&'a mut A> {
    places.as_mut().and_then(Iterator::next)
}

/// Adds to it.
fn add<'a, A: Accumulate<A> + 'a>(
    places: &mut Option<impl Iterator<Item = &'a mut A>>,
    by: A,
) {
    if let Some(place) = next(places) {
        place.accumulate(by);
    }
}

/// A cotangent, for another one.
fn replaced<A: Real>(place: Option<&mut A>) -> (A, impl FnMut(A)) {
    let ct = place.as_deref().copied().unwrap_or(A::lit(0.0));
    let mut place = place;
    (ct, move |by| {
        if let Some(place) = &mut place {
            **place = by;
        }
    })
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
        $writes:ident, $reads:ident: $into_jvp:ident $into_forward:ident, $map_jvp:ident $map_forward:ident;
        $($other:ident $d:ident $by:ident $by_d:ident $of:ident $of_d:ident $S:ident),*;
    )*) => {$(
        /// Forward mode of what writes to the first.
        pub trait $writes<A: Real, D: Dimension>: Sized {
            /// Values and tangents.
            fn $into_jvp<$($S: Storage<Elem = A>),*>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> (A, A),
                tangent: &mut Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> ((), ());
            /// The same with its way back.
            fn $into_forward<'grads, $($S: Storage<Elem = A>,)* K>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> ((A, A), K),
                tangent: &mut Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> (((), ()), Box<
                dyn Fn(
                    &mut Self,
                    Adjoint<A, D>,
                    $(&ArrayBase<$S, D>, Adjoint<A, D>,)*
                    &mut dyn FnMut(&K, ((A, A),)) -> (A, $(element!($S),)* A, $(element!($S)),*),
                    &mut Array<A, D>,
                    Adjoint<A, D>,
                    $(&Array<A, D>, option!($S, A, D),)*
                    ((), ()),
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
            fn $into_jvp<$($S: Storage<Elem = A>),*>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                mut f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> (A, A),
                tangent: &mut Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> ((), ()) {
                $(let (mut $other, mut $d) = ($other.iter(), $d.iter());)*
                for (x, dx) in self.iter_mut().zip(tangent.iter_mut()) {
                    $(let ($other, $d) = (one($other.next()), one($d.next()));)*
                    (*x, *dx) = f(*x, $($other,)* *dx, $($d),*);
                }
                ((), ())
            }

            fn $into_forward<'grads, $($S: Storage<Elem = A>,)* K>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                mut f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> ((A, A), K),
                tangent: &mut Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> (((), ()), Box<
                dyn Fn(
                    &mut Self,
                    Adjoint<A, D>,
                    $(&ArrayBase<$S, D>, Adjoint<A, D>,)*
                    &mut dyn FnMut(&K, ((A, A),)) -> (A, $(element!($S),)* A, $(element!($S)),*),
                    &mut Array<A, D>,
                    Adjoint<A, D>,
                    $(&Array<A, D>, option!($S, A, D),)*
                    ((), ()),
                ) + Send + Sync + 'grads,
            >)
            where
                K: Send + Sync + 'grads,
            {
                let before = (self.to_owned(), tangent.clone());
                let mut kept = Vec::with_capacity(self.len());
                self.$into_jvp(
                    $($other,)*
                    |x, $($other,)* dx, $($d),*| {
                        let (made, of_it) = f(x, $($other,)* dx, $($d),*);
                        kept.push(of_it);
                        made
                    },
                    tangent,
                    $($d,)*
                );
                let back = move |
                    this: &mut Self,
                    of_this: Adjoint<A, D>,
                    $(_: &ArrayBase<$S, D>, $of: Adjoint<A, D>,)*
                    pull: &mut dyn FnMut(&K, ((A, A),)) -> (A, $(element!($S),)* A, $(element!($S)),*),
                    tangent: &mut Array<A, D>,
                    of_tangent: Adjoint<A, D>,
                    $(_: &Array<A, D>, $of_d: option!($S, A, D),)*
                    ((), ()): ((), ()),
                | {
                    this.assign(&before.0);
                    tangent.assign(&before.1);
                    let mut of_this = of_this.map(|a| a.iter_mut());
                    let mut of_tangent = of_tangent.map(|a| a.iter_mut());
                    $(
                        let mut $of = $of.map(|a| a.iter_mut());
                        let mut $of_d = $of_d.map(|a| a.iter_mut());
                    )*
                    for kept in &kept {
                        let (ct, mut put) = replaced(next(&mut of_this));
                        let (ct_d, mut put_d) = replaced(next(&mut of_tangent));
                        let (by, $($by,)* by_d, $($by_d),*) = pull(kept, ((ct, ct_d),));
                        put(by);
                        put_d(by_d);
                        $(
                            add(&mut $of, $by);
                            add(&mut $of_d, $by_d);
                        )*
                    }
                };
                (((), ()), Box::new(back))
            }
        }

        /// Forward mode of what makes a new array.
        pub trait $reads<A: Real, D: Dimension>: Sized {
            /// Values and tangents.
            fn $map_jvp<$($S: Storage<Elem = A>,)* B>(
                &self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> (B, Tan<B>),
                tangent: &Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> (Array<B, D>, Array<Tan<B>, D>)
            where
                B: Differentiable + Copy;
            /// The same with its way back.
            fn $map_forward<'grads, $($S: Storage<Elem = A>,)* B, K>(
                &self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> ((B, Tan<B>), K),
                tangent: &Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> ((Array<B, D>, Array<Tan<B>, D>), Box<
                dyn Fn(
                    &Self,
                    Adjoint<A, D>,
                    $(&ArrayBase<$S, D>, Adjoint<A, D>,)*
                    &mut dyn FnMut(&K, ((Tan<B>, Tan<B>),)) -> (A, $(element!($S),)* A, $(element!($S)),*),
                    &Array<A, D>,
                    Adjoint<A, D>,
                    $(&Array<A, D>, option!($S, A, D),)*
                    (Array<Tan<B>, D>, Array<Tan<B>, D>),
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
            fn $map_jvp<$($S: Storage<Elem = A>,)* B>(
                &self,
                $($other: &ArrayBase<$S, D>,)*
                mut f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> (B, Tan<B>),
                tangent: &Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> (Array<B, D>, Array<Tan<B>, D>)
            where
                B: Differentiable + Copy,
            {
                $(let (mut $other, mut $d) = ($other.iter(), $d.iter());)*
                let made = self.iter().zip(tangent).map(|(x, dx)| {
                    $(let ($other, $d) = (one($other.next()), one($d.next()));)*
                    f(*x, $($other,)* *dx, $($d),*)
                });
                let (values, tangents): (Vec<_>, Vec<_>) = made.unzip();
                (alike(self, values), alike(self, tangents))
            }

            fn $map_forward<'grads, $($S: Storage<Elem = A>,)* B, K>(
                &self,
                $($other: &ArrayBase<$S, D>,)*
                mut f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> ((B, Tan<B>), K),
                tangent: &Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> ((Array<B, D>, Array<Tan<B>, D>), Box<
                dyn Fn(
                    &Self,
                    Adjoint<A, D>,
                    $(&ArrayBase<$S, D>, Adjoint<A, D>,)*
                    &mut dyn FnMut(&K, ((Tan<B>, Tan<B>),)) -> (A, $(element!($S),)* A, $(element!($S)),*),
                    &Array<A, D>,
                    Adjoint<A, D>,
                    $(&Array<A, D>, option!($S, A, D),)*
                    (Array<Tan<B>, D>, Array<Tan<B>, D>),
                ) + Send + Sync + 'grads,
            >)
            where
                B: Differentiable + Copy,
                K: Send + Sync + 'grads,
            {
                let mut kept = Vec::with_capacity(self.len());
                let made = self.$map_jvp(
                    $($other,)*
                    |x, $($other,)* dx, $($d),*| {
                        let (made, of_it) = f(x, $($other,)* dx, $($d),*);
                        kept.push(of_it);
                        made
                    },
                    tangent,
                    $($d,)*
                );
                let back = move |
                    _: &Self,
                    of_this: Adjoint<A, D>,
                    $(_: &ArrayBase<$S, D>, $of: Adjoint<A, D>,)*
                    pull: &mut dyn FnMut(&K, ((Tan<B>, Tan<B>),)) -> (A, $(element!($S),)* A, $(element!($S)),*),
                    _: &Array<A, D>,
                    of_tangent: Adjoint<A, D>,
                    $(_: &Array<A, D>, $of_d: option!($S, A, D),)*
                    (cts, cts_d): (Array<Tan<B>, D>, Array<Tan<B>, D>),
                | {
                    let mut of_this = of_this.map(|a| a.iter_mut());
                    let mut of_tangent = of_tangent.map(|a| a.iter_mut());
                    $(
                        let mut $of = $of.map(|a| a.iter_mut());
                        let mut $of_d = $of_d.map(|a| a.iter_mut());
                    )*
                    for (kept, cts) in kept.iter().zip(cts.into_iter().zip(cts_d)) {
                        let (by, $($by,)* by_d, $($by_d),*) = pull(kept, (cts,));
                        add(&mut of_this, by);
                        add(&mut of_tangent, by_d);
                        $(
                            add(&mut $of, $by);
                            add(&mut $of_d, $by_d);
                        )*
                    }
                };
                (made, Box::new(back))
            }
        }
    )*};
}

/// The gradient of a tangent, for each name.
macro_rules! option {
    ($of:ident, $A:ident, $D:ident) => {
        Adjoint<$A, $D>
    };
}

/// The next element of an array of the same shape.
fn one<A: Copy>(x: Option<&A>) -> A {
    *x.expect("arrays of one shape")
}

zips! {
    PushedWritesOfMaps, PushedMaps: __grads_mapv_inplace_jvp __grads_mapv_inplace_jvp_forward, __grads_mapv_jvp __grads_mapv_jvp_forward;
        ;
    PushedZipInto0, PushedZipMap0: __grads_grads_zip_into0_jvp __grads_grads_zip_into0_jvp_forward, __grads_grads_zip_map0_jvp __grads_grads_zip_map0_jvp_forward;
        ;
    PushedZipInto1, PushedZipMap1: __grads_grads_zip_into1_jvp __grads_grads_zip_into1_jvp_forward, __grads_grads_zip_map1_jvp __grads_grads_zip_map1_jvp_forward;
        y d_y by_y by_d_y of_y of_d_y S1;
    PushedZipInto2, PushedZipMap2: __grads_grads_zip_into2_jvp __grads_grads_zip_into2_jvp_forward, __grads_grads_zip_map2_jvp __grads_grads_zip_map2_jvp_forward;
        y d_y by_y by_d_y of_y of_d_y S1, z d_z by_z by_d_z of_z of_d_z S2;
    PushedZipInto3, PushedZipMap3: __grads_grads_zip_into3_jvp __grads_grads_zip_into3_jvp_forward, __grads_grads_zip_map3_jvp __grads_grads_zip_map3_jvp_forward;
        y d_y by_y by_d_y of_y of_d_y S1, z d_z by_z by_d_z of_z of_d_z S2, w d_w by_w by_d_w of_w of_d_w S3;
    PushedZipInto4, PushedZipMap4: __grads_grads_zip_into4_jvp __grads_grads_zip_into4_jvp_forward, __grads_grads_zip_map4_jvp __grads_grads_zip_map4_jvp_forward;
        y d_y by_y by_d_y of_y of_d_y S1, z d_z by_z by_d_z of_z of_d_z S2, w d_w by_w by_d_w of_w of_d_w S3, v d_v by_v by_d_v of_v of_d_v S4;
}
