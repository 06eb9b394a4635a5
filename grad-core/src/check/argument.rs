//! Arguments that are varied: kept as values of their own, and lent to the function again and again.

use crate::tangent::{Leaves, for_tuples};
use std::borrow::BorrowMut;

/// An argument of a function that `check_grads!` varies.
#[diagnostic::on_unimplemented(
    message = "`check_grads!` cannot vary an argument of type `{Self}`",
    note = "check a closure that captures it, or that takes it by reference: `check_grads!(|x: &[f64]| f(x, &settings))(&x)`",
    note = "it varies numbers, and arrays, `Vec`s, options and tuples of them, and references to these and to types that are `Clone` and derive Differentiable"
)]
pub trait Argument {
    /// The same as a value of its own.
    type Own: Clone + Leaves + 'static;
    /// A copy.
    fn own(&self) -> Self::Own;
    /// Adds the floats that the function left in it.
    fn left(_: &Self::Own, _: &mut Vec<f64>) {}
}

/// How it is lent for the time `'a`.
pub trait Lend<'a>: Argument {
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

impl<'a, T: ToOwned<Owned: Clone + Leaves + 'static> + ?Sized + 'a> Lend<'a> for &T {
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

impl<'a, T: ToOwned<Owned: Clone + Leaves + BorrowMut<T> + 'static> + ?Sized + 'a> Lend<'a>
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
        impl<'a, $($generics)*> Lend<'a> for $t {
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
