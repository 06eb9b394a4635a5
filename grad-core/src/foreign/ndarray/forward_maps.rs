//! Forward mode of methods that take functions. A function takes the tangents of its arguments behind them, and gives a value and its
//! tangent; the way back of both is that of a function of as many arguments.

use super::broadcast::unbroadcast;
use super::layout::{copied, order};
use super::{Adjoint, Storage};
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::{Accumulate, Differentiable};
use ndarray::{Array, Array1, ArrayBase, ArrayView, Axis, DataMut, Dimension, RemoveAxis};

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
fn add<'a, A: Accumulate<A> + 'a>(places: &mut Option<impl Iterator<Item = &'a mut A>>, by: A) {
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
            #[allow(clippy::too_many_arguments)]
            fn $into_jvp<$($S: Storage<Elem = A>),*>(
                &mut self,
                $($other: &ArrayBase<$S, D>,)*
                f: impl FnMut(A, $(element!($S),)* A, $(element!($S)),*) -> (A, A),
                tangent: &mut Array<A, D>,
                $($d: &Array<A, D>,)*
            ) -> ((), ());
            /// The same with its way back.
            #[allow(clippy::too_many_arguments)]
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
            #[allow(clippy::too_many_arguments)]
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
            #[allow(clippy::too_many_arguments)]
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

/// The cotangent of an element by reference, and of its tangent.
type PullTo<'a, T, K, B, R> =
    &'a mut dyn FnMut(&K, (&T, Option<&mut T>, &T, Option<&mut T>, (B, B))) -> R;

/// The way back of forward mode of a map by a function that takes the elements by reference.
pub type PushedByReference<'grads, X, A, D, K, B> = Box<
    dyn Fn(
            &X,
            Adjoint<A, D>,
            PullTo<A, K, B, ()>,
            &Array<A, D>,
            Adjoint<A, D>,
            (Array<B, D>, Array<B, D>),
        ) + Send
        + Sync
        + 'grads,
>;

/// That of a fold.
pub type PushedFold<'grads, X, A, D, K, B> = Box<
    dyn Fn(
            &X,
            Adjoint<A, D>,
            PullTo<A, K, B, (B, B)>,
            &Array<A, D>,
            Adjoint<A, D>,
            (B, B),
        ) -> (B, B)
        + Send
        + Sync
        + 'grads,
>;

/// Forward mode of maps of elements by reference.
pub trait PushedMapsByReference<A: Real, D: Dimension>: Sized {
    /// Values and tangents.
    fn __grads_map_jvp<B>(
        &self,
        f: impl FnMut(&A, &A) -> (B, Tan<B>),
        tangent: &Array<A, D>,
    ) -> (Array<B, D>, Array<Tan<B>, D>)
    where
        B: Differentiable + Copy;
    /// The same with its way back.
    fn __grads_map_jvp_forward<'grads, B, K>(
        &self,
        f: impl FnMut(&A, &A) -> ((B, Tan<B>), K),
        tangent: &Array<A, D>,
    ) -> (
        (Array<B, D>, Array<Tan<B>, D>),
        PushedByReference<'grads, Self, A, D, K, Tan<B>>,
    )
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads;
    /// From one element to the next.
    fn __grads_fold_jvp<B: Differentiable>(
        &self,
        init: B,
        f: impl FnMut(B, &A, Tan<B>, &A) -> (B, Tan<B>),
        tangent: &Array<A, D>,
        of_init: Tan<B>,
    ) -> (B, Tan<B>);
    /// The same with its way back.
    fn __grads_fold_jvp_forward<'grads, B, K>(
        &self,
        init: B,
        f: impl FnMut(B, &A, Tan<B>, &A) -> ((B, Tan<B>), K),
        tangent: &Array<A, D>,
        of_init: Tan<B>,
    ) -> ((B, Tan<B>), PushedFold<'grads, Self, A, D, K, Tan<B>>)
    where
        B: Differentiable,
        K: Send + Sync + 'grads;
    /// In place of the elements.
    fn __grads_mapv_into_jvp(
        &self,
        f: impl FnMut(A, A) -> (A, A),
        tangent: &Array<A, D>,
    ) -> (Array<A, D>, Array<A, D>);
    /// The same with its way back.
    fn __grads_mapv_into_jvp_forward<'grads, K>(
        &self,
        f: impl FnMut(A, A) -> ((A, A), K),
        tangent: &Array<A, D>,
    ) -> ((Array<A, D>, Array<A, D>), PushedMap<'grads, Self, A, D, K>)
    where
        K: Send + Sync + 'grads;
}

/// The way back of forward mode of a map in place of the elements.
pub type PushedMap<'grads, X, A, D, K> = Box<
    dyn Fn(
            &X,
            Adjoint<A, D>,
            &mut dyn FnMut(&K, ((A, A),)) -> (A, A),
            &Array<A, D>,
            Adjoint<A, D>,
            (Array<A, D>, Array<A, D>),
        ) + Send
        + Sync
        + 'grads,
>;

impl<A, S, D> PushedMapsByReference<A, D> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A>,
    D: Dimension + 'static,
{
    fn __grads_map_jvp<B>(
        &self,
        mut f: impl FnMut(&A, &A) -> (B, Tan<B>),
        tangent: &Array<A, D>,
    ) -> (Array<B, D>, Array<Tan<B>, D>)
    where
        B: Differentiable + Copy,
    {
        self.__grads_mapv_jvp(|x, d| f(&x, &d), tangent)
    }

    fn __grads_map_jvp_forward<'grads, B, K>(
        &self,
        mut f: impl FnMut(&A, &A) -> ((B, Tan<B>), K),
        tangent: &Array<A, D>,
    ) -> (
        (Array<B, D>, Array<Tan<B>, D>),
        PushedByReference<'grads, Self, A, D, K, Tan<B>>,
    )
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads,
    {
        let mut kept = Vec::with_capacity(self.len());
        let made = self.__grads_mapv_jvp(
            |x, d| {
                let (made, of_it) = f(&x, &d);
                kept.push(of_it);
                made
            },
            tangent,
        );
        let back = move |x: &Self,
                         of_x: Adjoint<A, D>,
                         pull: PullTo<A, K, Tan<B>, ()>,
                         tangent: &Array<A, D>,
                         of_tangent: Adjoint<A, D>,
                         (cts, cts_d): (Array<Tan<B>, D>, Array<Tan<B>, D>)| {
            let mut of_x = of_x.map(|a| a.iter_mut());
            let mut of_tangent = of_tangent.map(|a| a.iter_mut());
            let elements = x.iter().zip(tangent);
            for ((kept, cts), (x, d)) in kept.iter().zip(cts.into_iter().zip(cts_d)).zip(elements) {
                pull(kept, (x, next(&mut of_x), d, next(&mut of_tangent), cts));
            }
        };
        (made, Box::new(back))
    }

    fn __grads_fold_jvp<B: Differentiable>(
        &self,
        init: B,
        mut f: impl FnMut(B, &A, Tan<B>, &A) -> (B, Tan<B>),
        tangent: &Array<A, D>,
        of_init: Tan<B>,
    ) -> (B, Tan<B>) {
        let elements: Vec<(&A, &A)> = self.iter().zip(tangent).collect();
        let order = order(self.view()).into_iter().map(|i| elements[i]);
        order.fold((init, of_init), |(before, of_before), (x, d)| {
            f(before, x, of_before, d)
        })
    }

    fn __grads_fold_jvp_forward<'grads, B, K>(
        &self,
        init: B,
        mut f: impl FnMut(B, &A, Tan<B>, &A) -> ((B, Tan<B>), K),
        tangent: &Array<A, D>,
        of_init: Tan<B>,
    ) -> ((B, Tan<B>), PushedFold<'grads, Self, A, D, K, Tan<B>>)
    where
        B: Differentiable,
        K: Send + Sync + 'grads,
    {
        let mut kept = Vec::with_capacity(self.len());
        let made = self.__grads_fold_jvp(
            init,
            |before, x, of_before, d| {
                let (made, of_it) = f(before, x, of_before, d);
                kept.push(of_it);
                made
            },
            tangent,
            of_init,
        );
        let back = move |x: &Self,
                         of_x: Adjoint<A, D>,
                         pull: PullTo<A, K, Tan<B>, (Tan<B>, Tan<B>)>,
                         tangent: &Array<A, D>,
                         of_tangent: Adjoint<A, D>,
                         mut cts: (Tan<B>, Tan<B>)| {
            let mut of_x: Vec<&mut A> = of_x.into_iter().flatten().collect();
            let mut of_tangent: Vec<&mut A> = of_tangent.into_iter().flatten().collect();
            let elements: Vec<(&A, &A)> = x.iter().zip(tangent).collect();
            for (kept, i) in kept.iter().zip(order(x.view())).rev() {
                let (x, d) = elements[i];
                let of_x = of_x.get_mut(i).map(|place| &mut **place);
                let of_d = of_tangent.get_mut(i).map(|place| &mut **place);
                cts = pull(kept, (x, of_x, d, of_d, cts));
            }
            cts
        };
        (made, Box::new(back))
    }

    fn __grads_mapv_into_jvp(
        &self,
        f: impl FnMut(A, A) -> (A, A),
        tangent: &Array<A, D>,
    ) -> (Array<A, D>, Array<A, D>) {
        self.__grads_mapv_jvp(f, tangent)
    }

    fn __grads_mapv_into_jvp_forward<'grads, K>(
        &self,
        f: impl FnMut(A, A) -> ((A, A), K),
        tangent: &Array<A, D>,
    ) -> ((Array<A, D>, Array<A, D>), PushedMap<'grads, Self, A, D, K>)
    where
        K: Send + Sync + 'grads,
    {
        self.__grads_mapv_jvp_forward(f, tangent)
    }
}

/// The way back of forward mode of a function of each lane.
pub type PushedLanes<'grads, X, A, D, K, B, E> = Box<
    dyn Fn(
            &X,
            Adjoint<A, D>,
            PullTo<Array1<A>, K, B, ()>,
            &Array<A, D>,
            Adjoint<A, D>,
            (Array<B, E>, Array<B, E>),
        ) -> ((), ())
        + Send
        + Sync
        + 'grads,
>;

/// Forward mode of functions of what lies along an axis.
pub trait PushedMapLanes<A: Real, D: RemoveAxis>: Sized {
    /// Values and tangents.
    fn __grads_grads_map_lanes_jvp<B>(
        &self,
        axis: Axis,
        f: impl FnMut(&Array1<A>, &Array1<A>) -> (B, Tan<B>),
        tangent: &Array<A, D>,
        _: (),
    ) -> (Array<B, D::Smaller>, Array<Tan<B>, D::Smaller>)
    where
        B: Differentiable + Copy;
    /// The same with its way back.
    fn __grads_grads_map_lanes_jvp_forward<'grads, B, K>(
        &self,
        axis: Axis,
        f: impl FnMut(&Array1<A>, &Array1<A>) -> ((B, Tan<B>), K),
        tangent: &Array<A, D>,
        _: (),
    ) -> (
        (Array<B, D::Smaller>, Array<Tan<B>, D::Smaller>),
        PushedLanes<'grads, Self, A, D, K, Tan<B>, D::Smaller>,
    )
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads;
}

impl<A: Real, S: Storage<Elem = A>, D: RemoveAxis> PushedMapLanes<A, D> for ArrayBase<S, D> {
    fn __grads_grads_map_lanes_jvp<B>(
        &self,
        axis: Axis,
        mut f: impl FnMut(&Array1<A>, &Array1<A>) -> (B, Tan<B>),
        tangent: &Array<A, D>,
        (): (),
    ) -> (Array<B, D::Smaller>, Array<Tan<B>, D::Smaller>)
    where
        B: Differentiable + Copy,
    {
        let like = self.map_axis(axis, |_| ());
        let lanes = self.lanes(axis).into_iter().zip(tangent.lanes(axis));
        let made = lanes.map(|(x, d)| f(&copied(x), &copied(d)));
        let (values, tangents): (Vec<_>, Vec<_>) = made.unzip();
        (alike(&like, values), alike(&like, tangents))
    }

    fn __grads_grads_map_lanes_jvp_forward<'grads, B, K>(
        &self,
        axis: Axis,
        mut f: impl FnMut(&Array1<A>, &Array1<A>) -> ((B, Tan<B>), K),
        tangent: &Array<A, D>,
        (): (),
    ) -> (
        (Array<B, D::Smaller>, Array<Tan<B>, D::Smaller>),
        PushedLanes<'grads, Self, A, D, K, Tan<B>, D::Smaller>,
    )
    where
        B: Differentiable + Copy,
        K: Send + Sync + 'grads,
    {
        let mut kept = vec![];
        let keeping = |x: &Array1<A>, d: &Array1<A>| {
            let (made, of_it) = f(x, d);
            kept.push(of_it);
            made
        };
        let made = self.__grads_grads_map_lanes_jvp(axis, keeping, tangent, ());
        let back = move |x: &Self,
                         of_x: Adjoint<A, D>,
                         pull: PullTo<Array1<A>, K, Tan<B>, ()>,
                         tangent: &Array<A, D>,
                         of_tangent: Adjoint<A, D>,
                         (cts, cts_d): (Array<Tan<B>, D::Smaller>, Array<Tan<B>, D::Smaller>)| {
            let mut of_x = of_x.map(|a| a.lanes_mut(axis).into_iter());
            let mut of_tangent = of_tangent.map(|a| a.lanes_mut(axis).into_iter());
            let lanes = x.lanes(axis).into_iter().zip(tangent.lanes(axis));
            for ((kept, cts), (x, d)) in kept.iter().zip(cts.into_iter().zip(cts_d)).zip(lanes) {
                let zeros = Array1::from_elem(x.len(), A::lit(0.0));
                let (mut by, mut by_d) = (zeros.clone(), zeros);
                pull(kept, (&copied(x), Some(&mut by), &copied(d), Some(&mut by_d), cts));
                let places = of_x.as_mut().and_then(Iterator::next).into_iter().zip([by]);
                let of_d = of_tangent.as_mut().and_then(Iterator::next);
                for (mut place, by) in places.chain(of_d.into_iter().zip([by_d])) {
                    place.zip_mut_with(&by, |place, by| *place += *by);
                }
            }
            ((), ())
        };
        (made, Box::new(back))
    }
}

/// The way back of forward mode of a function of an element and one of another array.
pub type PushedWith<'grads, X, A, D, Y, E, K> = Box<
    dyn Fn(
            &mut X,
            Adjoint<A, D>,
            &Y,
            Adjoint<A, E>,
            &mut dyn FnMut(&K, ((A, A),)) -> (A, A, A, A),
            &mut Array<A, D>,
            Adjoint<A, D>,
            &Array<A, E>,
            Adjoint<A, E>,
            ((), ()),
        ) + Send
        + Sync
        + 'grads,
>;

/// Forward mode of functions of an array and one that is repeated.
pub trait PushedZipWith<A: Real, D: Dimension, S2: Storage<Elem = A>, E: Dimension>: Sized {
    /// Values and tangents.
    fn __grads_grads_zip_with_jvp(
        &mut self,
        rhs: &ArrayBase<S2, E>,
        f: impl FnMut(A, A, A, A) -> (A, A),
        tangent: &mut Array<A, D>,
        d_rhs: &Array<A, E>,
    ) -> ((), ());
    /// The same with its way back.
    fn __grads_grads_zip_with_jvp_forward<'grads, K>(
        &mut self,
        rhs: &ArrayBase<S2, E>,
        f: impl FnMut(A, A, A, A) -> ((A, A), K),
        tangent: &mut Array<A, D>,
        d_rhs: &Array<A, E>,
    ) -> (
        ((), ()),
        PushedWith<'grads, Self, A, D, ArrayBase<S2, E>, E, K>,
    )
    where
        K: Send + Sync + 'grads;
}

impl<A, S, D, S2, E> PushedZipWith<A, D, S2, E> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A> + DataMut,
    S2: Storage<Elem = A>,
    D: Dimension + 'static,
    E: Dimension,
{
    fn __grads_grads_zip_with_jvp(
        &mut self,
        rhs: &ArrayBase<S2, E>,
        f: impl FnMut(A, A, A, A) -> (A, A),
        tangent: &mut Array<A, D>,
        d_rhs: &Array<A, E>,
    ) -> ((), ()) {
        let [y, d] = [rhs.view(), d_rhs.view()].map(|y| repeated(&y, &self.raw_dim()));
        self.__grads_grads_zip_into1_jvp(&y, f, tangent, &d)
    }

    fn __grads_grads_zip_with_jvp_forward<'grads, K>(
        &mut self,
        rhs: &ArrayBase<S2, E>,
        f: impl FnMut(A, A, A, A) -> ((A, A), K),
        tangent: &mut Array<A, D>,
        d_rhs: &Array<A, E>,
    ) -> (
        ((), ()),
        PushedWith<'grads, Self, A, D, ArrayBase<S2, E>, E, K>,
    )
    where
        K: Send + Sync + 'grads,
    {
        let [y, d] = [rhs.view(), d_rhs.view()].map(|y| repeated(&y, &self.raw_dim()));
        let mut left = self.to_owned();
        let (values, run) = left.__grads_grads_zip_into1_jvp_forward(&y, f, tangent, &d);
        self.assign(&left);
        let back = move |this: &mut Self,
                         of_this: Adjoint<A, D>,
                         rhs: &ArrayBase<S2, E>,
                         of_rhs: Adjoint<A, E>,
                         pull: &mut dyn FnMut(&K, ((A, A),)) -> (A, A, A, A),
                         tangent: &mut Array<A, D>,
                         of_tangent: Adjoint<A, D>,
                         _: &Array<A, E>,
                         of_d: Adjoint<A, E>,
                         cts: ((), ())| {
            let (mut by, mut by_d) = (y.map(|_| A::lit(0.0)), y.map(|_| A::lit(0.0)));
            let mut left = this.to_owned();
            run(
                &mut left,
                of_this,
                &y,
                Some(&mut by),
                pull,
                tangent,
                of_tangent,
                &d,
                Some(&mut by_d),
                cts,
            );
            this.assign(&left);
            for (place, by) in of_rhs
                .into_iter()
                .zip([by])
                .chain(of_d.into_iter().zip([by_d]))
            {
                let by = unbroadcast(by, &rhs.raw_dim());
                place.zip_mut_with(&by, |place, by| *place += *by);
            }
        };
        (values, Box::new(back))
    }
}

/// An array that is repeated to fill a shape.
fn repeated<A: Real, D: Dimension, E: Dimension>(x: &ArrayView<A, E>, shape: &D) -> Array<A, D> {
    let all = x.broadcast(shape.clone());
    all.expect("the operation has broadcast it before")
        .to_owned()
}
