//! Forward mode of functions that make arrays of numbers, and its way back: they are linear in the numbers.

use super::layout::order;
use super::makers::Shape;
use super::{FromElements, Makers, Storage, VectorMakers};
use crate::foreign::declare::Tan;
use crate::foreign::lift::{Base, Tangential};
use crate::tangent::{Ct, Differentiable};
use ndarray::{Array, Array1, Array2, ArrayBase, Dimension, Ix1, ShapeError, StrideShape};
use num_traits::{Float, One, Zero};

/// The way back of a value and its tangent.
pub type BackOfBoth<V, By> = Box<dyn Fn((Tan<V>, Tan<V>)) -> By + Send + Sync>;

/// Declares the forward mode of functions, and writes it. Of each the name is written with those of its forward mode and of that with a way
/// back, then its arguments; `still` ones are constants. Behind `=>` are the cotangents of the arguments, of each with that of its tangent.
macro_rules! made {
    (
        $(#[$doc:meta])*
        trait $trait:ident [$($param:ident: [$($bound:tt)*]),*] for $this:ty where { $($where:tt)* }
        $($name:ident $jvp:ident $forward:ident [$($generic:ident: [$($asked:tt)*]),*]
            ($($x:ident: $ty:ty; $d:ident: $tan:ty; $again:expr),*) -> $value:ty => $($ct:ty),*;)*
    ) => {
        $(#[$doc])*
        #[allow(non_snake_case)]
        pub trait $trait<$($param: $($bound)*),*>: Sized {
            $(
                /// Value and tangent.
                fn $jvp<$($generic: $($asked)*),*>($($x: $ty,)* $($d: $tan),*) -> ($value, Tan<$value>);
                /// The same with its way back.
                fn $forward<$($generic: $($asked)*),*>($($x: $ty,)* $($d: $tan),*) -> (
                    ($value, Tan<$value>),
                    BackOfBoth<$value, ($($ct,)* $($ct,)*)>,
                );
            )*
        }

        #[allow(non_snake_case)]
        impl<$($param: $($bound)*),*> $trait<$($param),*> for $this
        where
            $($where)*
        {
            $(
                fn $jvp<$($generic: $($asked)*),*>($($x: $ty,)* $($d: $tan),*) -> ($value, Tan<$value>) {
                    let tangent = Self::$name($($again),*).0.tangential();
                    (Self::$name($($x),*).0, tangent)
                }
                fn $forward<$($generic: $($asked)*),*>($($x: $ty,)* $($d: $tan),*) -> (
                    ($value, Tan<$value>),
                    BackOfBoth<$value, ($($ct,)* $($ct,)*)>,
                ) {
                    let (tangent, back_of_tangent) = Self::$name($($again),*);
                    let (value, back) = Self::$name($($x),*);
                    let back = move |(ct, ct_d): (Tan<$value>, Tan<$value>)| {
                        let ($($x,)*) = back(ct);
                        let ($($d,)*) = back_of_tangent(ct_d);
                        ($($x,)* $($d,)*)
                    };
                    ((value, tangent.tangential()), Box::new(back))
                }
            )*
        }
    };
}

made! {
    /// Of [`Makers`].
    trait PushedMakers [A: [Base + Zero + One], D: [Dimension + 'static]] for Array<A, D> where {}
    __grads_from_elem__needs_differentiable_on_impl_and_trait __grads_from_elem__needs_forward_on_impl_and_trait __grads_from_elem__needs_order_2_on_impl_and_trait [Sh: [Shape<D> + Clone], P: [Sized]]
        (shape: Sh; of_shape: P; { drop(of_shape); shape.clone() }, x: A; d: A; d) -> Array<A, D> => Tan<Sh>, A;
    __grads_from_shape_vec__needs_differentiable_on_impl_and_trait __grads_from_shape_vec__needs_forward_on_impl_and_trait __grads_from_shape_vec__needs_order_2_on_impl_and_trait [Sh: [Into<StrideShape<D>> + Differentiable<Tangent: Ct + 'static> + Clone], P: [Sized]]
        (shape: Sh; of_shape: P; { drop(of_shape); shape.clone() }, elements: Vec<A>; d: Vec<A>; d)
        -> Result<Array<A, D>, ShapeError> => Tan<Sh>, Vec<A>;
}

made! {
    /// Of [`VectorMakers`].
    trait PushedVectorMakers [A: [Base + Float]] for Array1<A> where {}
    __grads_from_vec__needs_differentiable_on_impl_and_trait __grads_from_vec__needs_forward_on_impl_and_trait __grads_from_vec__needs_order_2_on_impl_and_trait [] (elements: Vec<A>; d: Vec<A>; d) -> Array1<A> => Vec<A>;
    __grads_from_iter__needs_differentiable_on_impl_and_trait __grads_from_iter__needs_forward_on_impl_and_trait __grads_from_iter__needs_order_2_on_impl_and_trait [] (elements: Vec<A>; d: Vec<A>; d) -> Array1<A> => Vec<A>;
    __grads_linspace__needs_differentiable_on_impl_and_trait __grads_linspace__needs_forward_on_impl_and_trait __grads_linspace__needs_order_2_on_impl_and_trait [] (from: A; d_from: A; d_from, to: A; d_to: A; d_to, count: usize; of_count: (); { let () = of_count; count })
        -> Array1<A> => A, A, ();
}

/// Of [`FromElements`].
#[allow(non_snake_case)]
pub trait PushedFromElements<T: Differentiable>: Differentiable {
    /// Value and tangent.
    fn __grads_from__needs_forward_on_impl_and_trait(
        elements: T,
        d: T::Tangent,
    ) -> (Self, Tan<Self>)
    where
        Self: Sized;
    /// The same with its way back.
    fn __grads_from__needs_order_2_on_impl_and_trait(
        elements: T,
        d: T::Tangent,
    ) -> (
        (Self, Tan<Self>),
        BackOfBoth<Self, (T::Tangent, T::Tangent)>,
    )
    where
        Self: Sized;
}

#[allow(non_snake_case)]
impl<X, T> PushedFromElements<T> for X
where
    X: FromElements<T> + FromElements<T::Tangent> + Differentiable<Tangent = X> + 'static,
    T: Differentiable<Tangent: 'static>,
{
    fn __grads_from__needs_forward_on_impl_and_trait(elements: T, d: T::Tangent) -> (X, X) {
        let (value, _) =
            <X as FromElements<T>>::__grads_from__needs_differentiable_on_impl_and_trait(elements);
        let (tangent, _) =
            <X as FromElements<T::Tangent>>::__grads_from__needs_differentiable_on_impl_and_trait(
                d,
            );
        (value, tangent)
    }
    fn __grads_from__needs_order_2_on_impl_and_trait(
        elements: T,
        d: T::Tangent,
    ) -> ((X, X), BackOfBoth<X, (T::Tangent, T::Tangent)>) {
        let (value, back) =
            <X as FromElements<T>>::__grads_from__needs_differentiable_on_impl_and_trait(elements);
        let (tangent, of_tangent) =
            <X as FromElements<T::Tangent>>::__grads_from__needs_differentiable_on_impl_and_trait(
                d,
            );
        let back = move |(ct, ct_d): (X, X)| {
            let ((by,), (by_d,)) = (back(ct), of_tangent(ct_d));
            (by, by_d)
        };
        ((value, tangent), Box::new(back))
    }
}

/// The way back of forward mode of a matrix that is made of its diagonal `X`.
pub type PushedDiagonal<X, A> =
    fn(&X, Option<&mut Array1<A>>, &Array1<A>, Option<&mut Array1<A>>, (Array2<A>, Array2<A>));

/// Of [`DiagonalMakers`](super::DiagonalMakers).
#[allow(non_snake_case)]
pub trait PushedDiagonalMakers<A>: Sized {
    /// Value and tangent.
    fn __grads_from_diag__needs_forward_on_impl_and_trait<S: Storage<Elem = A>>(
        diagonal: &ArrayBase<S, Ix1>,
        d: &Array1<A>,
    ) -> (Self, Self);
    /// The same with its way back.
    fn __grads_from_diag__needs_order_2_on_impl_and_trait<S: Storage<Elem = A>>(
        diagonal: &ArrayBase<S, Ix1>,
        d: &Array1<A>,
    ) -> ((Self, Self), PushedDiagonal<ArrayBase<S, Ix1>, A>);
}

#[allow(non_snake_case)]
impl<A: Base + Zero + One> PushedDiagonalMakers<A> for Array2<A> {
    fn __grads_from_diag__needs_forward_on_impl_and_trait<S: Storage<Elem = A>>(
        diagonal: &ArrayBase<S, Ix1>,
        d: &Array1<A>,
    ) -> (Self, Self) {
        (Array2::from_diag(diagonal), Array2::from_diag(d))
    }
    fn __grads_from_diag__needs_order_2_on_impl_and_trait<S: Storage<Elem = A>>(
        diagonal: &ArrayBase<S, Ix1>,
        d: &Array1<A>,
    ) -> ((Self, Self), PushedDiagonal<ArrayBase<S, Ix1>, A>) {
        (
            Self::__grads_from_diag__needs_forward_on_impl_and_trait(diagonal, d),
            |_, of_x, _, of_d, (ct, ct_d)| {
                for (place, ct) in of_x
                    .into_iter()
                    .zip([ct])
                    .chain(of_d.into_iter().zip([ct_d]))
                {
                    place.zip_mut_with(&ct.diag(), |place, ct| *place += *ct);
                }
            },
        )
    }
}

/// The way back of forward mode of what is made by a function of the indices.
pub type PushedFunction<'grads, X, A, K, P, Q, By> =
    Box<dyn Fn(&mut dyn FnMut(&K, ((A, A),)) -> (P, Q), (X, X)) -> By + Send + Sync + 'grads>;

/// Arrays that are made by a function of the indices.
#[allow(non_snake_case)]
pub trait PushedFunctionMakers<A, D: Dimension>: Sized {
    /// Value and tangent. The function is handed the tangents of the indices, which have none.
    fn __grads_from_shape_fn__needs_forward_on_impl_and_trait<Sh: Shape<D>, P>(
        shape: Sh,
        f: impl FnMut(D::Pattern, Tan<D::Pattern>) -> (A, A),
        of_shape: P,
    ) -> (Self, Self)
    where
        D::Pattern: Differentiable<Tangent: Ct>;
    /// The same with its way back.
    fn __grads_from_shape_fn__needs_order_2_on_impl_and_trait<'grads, Sh: Shape<D>, P, K, Q, R>(
        shape: Sh,
        f: impl FnMut(D::Pattern, Tan<D::Pattern>) -> ((A, A), K),
        of_shape: P,
    ) -> (
        (Self, Self),
        PushedFunction<'grads, Self, A, K, Q, R, (Tan<Sh>, Tan<Sh>)>,
    )
    where
        D::Pattern: Differentiable<Tangent: Ct>,
        K: Send + Sync + 'grads;
}

#[allow(non_snake_case)]
impl<A: Base, D: Dimension + 'static> PushedFunctionMakers<A, D> for Array<A, D> {
    fn __grads_from_shape_fn__needs_forward_on_impl_and_trait<Sh: Shape<D>, P>(
        shape: Sh,
        mut f: impl FnMut(D::Pattern, Tan<D::Pattern>) -> (A, A),
        _: P,
    ) -> (Self, Self)
    where
        D::Pattern: Differentiable<Tangent: Ct>,
    {
        let made = Array::from_shape_fn(shape, |at| f(at, Ct::unseeded()));
        (made.mapv(|made| made.0), made.mapv(|made| made.1))
    }

    fn __grads_from_shape_fn__needs_order_2_on_impl_and_trait<'grads, Sh: Shape<D>, P, K, Q, R>(
        shape: Sh,
        mut f: impl FnMut(D::Pattern, Tan<D::Pattern>) -> ((A, A), K),
        of_shape: P,
    ) -> (
        (Self, Self),
        PushedFunction<'grads, Self, A, K, Q, R, (Tan<Sh>, Tan<Sh>)>,
    )
    where
        D::Pattern: Differentiable<Tangent: Ct>,
        K: Send + Sync + 'grads,
    {
        let mut kept = vec![];
        let keeping = |at: D::Pattern, d: Tan<D::Pattern>| {
            let (made, of_it) = f(at, d);
            kept.push(of_it);
            made
        };
        let made =
            Self::__grads_from_shape_fn__needs_forward_on_impl_and_trait(shape, keeping, of_shape);
        // the function was called for one element after the other, as they are in memory
        let at = order(made.0.view());
        let back = move |pull: &mut dyn FnMut(&K, ((A, A),)) -> (Q, R),
                         (cts, cts_d): (Self, Self)| {
            let cts: Vec<(A, A)> = cts.into_iter().zip(cts_d).collect();
            for (kept, at) in kept.iter().zip(&at).rev() {
                pull(kept, (cts[*at],));
            }
            (Ct::unseeded(), Ct::unseeded())
        };
        (made, Box::new(back))
    }
}
