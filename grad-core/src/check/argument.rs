//! Arguments that are varied: kept as values of their own, and lent to the function again and again.

use super::{Inputs, Param};
use crate::tangent::{Leaves, for_tuples};
use std::borrow::BorrowMut;

/// An argument of a function that `check_grads!` varies.
#[diagnostic::on_unimplemented(
    message = "`check_grads!` cannot vary an argument of type `{Self}`",
    note = "check a closure that captures it, or that takes it by reference: `check_grads!(|x: &[f64]| f(x, &settings))(&x)`",
    note = "it varies numbers, types that are `Clone` and derive Differentiable, and arrays, `Vec`s, options and tuples of them, and references to these"
)]
pub trait Argument {
    /// The same as a value of its own.
    type Own: Clone + Leaves + 'static;
    /// A copy.
    fn own(&self) -> Self::Own;
    /// Adds the floats that the function left in it.
    fn left(_: &Self::Own, _: &mut Vec<f64>) {}
}

/// How an argument of type `X` is kept while it is checked.
pub trait Role<X> {
    /// The same as a value of its own.
    type Own: Clone;
    /// A copy.
    fn own(argument: &X) -> Self::Own;
    /// Adds its floats to those that are varied.
    fn note(_: Option<&Param>, _: &Self::Own, _: &mut Inputs) {}
    /// Gives its floats the next values.
    fn set<'a>(_: Option<&Param>, _: &mut Self::Own, _: &mut impl Iterator<Item = &'a f64>) {}
    /// Adds the floats that the function left in it.
    fn left(_: &Self::Own, _: &mut Vec<f64>) {}
}

/// How it is lent for the time `'a`.
pub trait Lend<'a, X>: Role<X> {
    /// What the function takes.
    type Lent;
    /// Lends it.
    fn lend(own: &'a mut Self::Own) -> Self::Lent;
}

/// An argument that is varied, or that the function changes.
#[derive(Clone, Copy)]
pub struct Varied;

/// A constant: what is passed is passed again each time.
#[derive(Clone, Copy)]
pub struct Held;

impl<X: Argument> Role<X> for Varied {
    type Own = X::Own;
    fn own(argument: &X) -> X::Own {
        argument.own()
    }
    fn note(param: Option<&Param>, own: &X::Own, inputs: &mut Inputs) {
        inputs.note(param, own);
    }
    fn set<'a>(
        param: Option<&Param>,
        own: &mut X::Own,
        values: &mut impl Iterator<Item = &'a f64>,
    ) {
        if let Some((_, true)) = param {
            own.map_leaves(&mut |x| values.next().copied().unwrap_or(x));
        }
    }
    fn left(own: &X::Own, outputs: &mut Vec<f64>) {
        X::left(own, outputs);
    }
}

impl<'a, X: LendsOwn<'a>> Lend<'a, X> for Varied {
    type Lent = X::Lent;
    fn lend(own: &'a mut X::Own) -> X::Lent {
        X::lend(own)
    }
}

impl<X: Clone> Role<X> for Held {
    type Own = X;
    fn own(argument: &X) -> X {
        argument.clone()
    }
}

impl<'a, X: Clone> Lend<'a, X> for Held {
    type Lent = X;
    fn lend(own: &'a mut X) -> X {
        own.clone()
    }
}

/// How the value of an argument that is varied is lent for the time `'a`.
#[diagnostic::on_unimplemented(message = "`check_grads!` cannot vary an argument of type `{Self}`")]
pub trait LendsOwn<'a>: Argument {
    /// What the function takes.
    type Lent;
    /// Lends it.
    fn lend(own: &'a mut Self::Own) -> Self::Lent;
}

impl<T: ToOwned<Owned: Clone + Leaves + 'static> + ?Sized> Argument for &T {
    type Own = T::Owned;
    fn own(&self) -> T::Owned {
        T::to_owned(self)
    }
}

impl<'a, T: ToOwned<Owned: Clone + Leaves + 'static> + ?Sized + 'a> LendsOwn<'a> for &T {
    type Lent = &'a T;
    fn lend(own: &'a mut T::Owned) -> &'a T {
        std::borrow::Borrow::borrow(own)
    }
}

impl<T: ToOwned<Owned: Clone + Leaves + BorrowMut<T> + 'static> + ?Sized> Argument for &mut T {
    type Own = T::Owned;
    fn own(&self) -> T::Owned {
        T::to_owned(self)
    }
    fn left(own: &T::Owned, outputs: &mut Vec<f64>) {
        outputs.extend(own.to_flat());
    }
}

impl<'a, T: ToOwned<Owned: Clone + Leaves + BorrowMut<T> + 'static> + ?Sized + 'a> LendsOwn<'a>
    for &mut T
{
    type Lent = &'a mut T;
    fn lend(own: &'a mut T::Owned) -> &'a mut T {
        own.borrow_mut()
    }
}

macro_rules! by_value {
    ($([$($generics:tt)*] $t:ty,)*) => {$(
        impl<$($generics)*> Argument for $t {
            type Own = $t;
            fn own(&self) -> $t {
                self.clone()
            }
        }
        impl<'a, $($generics)*> LendsOwn<'a> for $t {
            type Lent = $t;
            fn lend(own: &'a mut $t) -> $t {
                own.clone()
            }
        }
    )*};
}

by_value!([] f32, [] f64, [] bool, [] char, [] String, [] (),);
by_value!([] i8, [] i16, [] i32, [] i64, [] i128, [] isize, [] u8, [] u16, [] u32, [] u64, [] u128, [] usize,);
by_value! {
    [T: Clone + Leaves + 'static] Vec<T>,
    [T: Clone + Leaves + 'static] Option<T>,
    [T: Clone + Leaves + 'static, const N: usize] [T; N],
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        by_value!([$($t: Clone + Leaves + 'static),*] ($($t,)*),);
    };
}

for_tuples!(tuple);
