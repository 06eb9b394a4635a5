//! Types that can be fields of derived types.

use super::Differentiable;
use super::tuples::for_tuples;
use std::cmp::Ordering;
use std::marker::PhantomData;
use std::num::NonZero;
use std::time::Duration;

/// A differentiable type of which a derived type may have fields. A derived type has it whatever its own fields are, so
/// that types which contain each other can be derived, and a field without gradients is one error: here.
///
/// ```
/// use grad_core::tangent::{Differentiable, Field};
///
/// fn zeros<T: Field>(x: &T) -> T::Tangent {
///     x.zeros_like()
/// }
/// assert_eq!(zeros(&vec![1.0]), [0.0]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be differentiated",
    label = "a field has the type `{Self}`",
    note = "derive Differentiable for it, or mark the field #[no_diff]"
)]
pub trait Field: Differentiable {}

macro_rules! fields {
    ($([$($generics:tt)*] $t:ty,)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Field for $t {}
    )* };
}

fields! {
    [] f32, [] f64, [] bool, [] char, [] str, [] String, [] (),
    [] i8, [] i16, [] i32, [] i64, [] i128, [] isize,
    [] u8, [] u16, [] u32, [] u64, [] u128, [] usize,
    [] NonZero<i8>, [] NonZero<i16>, [] NonZero<i32>, [] NonZero<i64>, [] NonZero<i128>, [] NonZero<isize>,
    [] NonZero<u8>, [] NonZero<u16>, [] NonZero<u32>, [] NonZero<u64>, [] NonZero<u128>, [] NonZero<usize>,
    [] Ordering, [] Duration,
    [T: ?Sized] PhantomData<T>,
    [T: Field] [T],
    [T: Field] Vec<T>,
    [T: Field] Option<T>,
    [T: Field, const N: usize] [T; N],
    [T: Field + ?Sized] Box<T>,
    [T: Field + ?Sized] &T,
    [T: Field + ?Sized] &mut T,
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        #[diagnostic::do_not_recommend]
        impl<$($t: Field),*> Field for ($($t,)*) {}
    };
}

for_tuples!(tuple);
