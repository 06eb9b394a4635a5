//! Types that have gradients.

use super::tuples::for_tuples;
use super::{Leaves, Reset, Tangent};
use std::cmp::Ordering;
use std::marker::PhantomData;
use std::num::NonZero;
use std::time::Duration;

/// A type that has gradients. Numbers without a derivative have the gradient type `()`. For types of one's own it is
/// derived.
///
/// ```
/// # mod grads { pub use grad_core::tangent::Differentiable; }
/// use grads::Differentiable;
///
/// assert_eq!([1.0, 2.0].zeros_like(), [0.0, 0.0]);
/// assert_eq!((1.0, 3usize).zeros_like(), (0.0, ()));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be differentiated",
    note = "derive Differentiable for it, or mark the parameter or field #[no_diff]"
)]
pub trait Differentiable: Leaves {
    /// What its gradient is. That of a gradient is of the same type.
    type Tangent: Tangent + Reset<Self> + Differentiable<Tangent = Self::Tangent>;
    /// The zero gradient of this shape.
    fn zeros_like(&self) -> Self::Tangent;
}

/// The zero gradient of the shape of `x`.
///
/// ```
/// use grad_core::tangent::zeros_like;
///
/// assert_eq!(zeros_like(&[1.0, 2.0][..]), vec![0.0, 0.0]);
/// ```
pub fn zeros_like<T: Differentiable + ?Sized>(x: &T) -> T::Tangent {
    x.zeros_like()
}

macro_rules! float {
    ($($t:ident)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Differentiable for $t {
            type Tangent = $t;
            fn zeros_like(&self) -> $t {
                0.0
            }
        }
    )*};
}

float!(f32 f64);

macro_rules! constant {
    ($($t:ty)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Differentiable for $t {
            type Tangent = ();
            fn zeros_like(&self) {}
        }
    )*};
}

constant!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char str String);
constant!(NonZero<i8> NonZero<i16> NonZero<i32> NonZero<i64> NonZero<i128> NonZero<isize> NonZero<u8> NonZero<u16> NonZero<u32> NonZero<u64> NonZero<u128> NonZero<usize>);
constant!(Ordering Duration);

#[diagnostic::do_not_recommend]
impl Differentiable for () {
    type Tangent = ();
    fn zeros_like(&self) {}
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> Differentiable for PhantomData<T> {
    type Tangent = ();
    fn zeros_like(&self) {}
}

#[diagnostic::do_not_recommend]
impl<T: Differentiable> Differentiable for [T] {
    type Tangent = Vec<T::Tangent>;
    fn zeros_like(&self) -> Self::Tangent {
        self.iter().map(T::zeros_like).collect()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Differentiable> Differentiable for Vec<T> {
    type Tangent = Vec<T::Tangent>;
    fn zeros_like(&self) -> Self::Tangent {
        self.as_slice().zeros_like()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Differentiable, const N: usize> Differentiable for [T; N] {
    type Tangent = [T::Tangent; N];
    fn zeros_like(&self) -> Self::Tangent {
        self.each_ref().map(T::zeros_like)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Differentiable + ?Sized> Differentiable for &T {
    type Tangent = T::Tangent;
    fn zeros_like(&self) -> Self::Tangent {
        T::zeros_like(self)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Differentiable + ?Sized> Differentiable for &mut T {
    type Tangent = T::Tangent;
    fn zeros_like(&self) -> Self::Tangent {
        T::zeros_like(self)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Differentiable + ?Sized> Differentiable for Box<T> {
    type Tangent = Box<T::Tangent>;
    fn zeros_like(&self) -> Self::Tangent {
        Box::new(T::zeros_like(self))
    }
}

#[diagnostic::do_not_recommend]
impl<T: Differentiable> Differentiable for Option<T> {
    type Tangent = Option<T::Tangent>;
    fn zeros_like(&self) -> Self::Tangent {
        self.as_ref().map(T::zeros_like)
    }
}

/// The gradient of what there is; an error has none.
#[diagnostic::do_not_recommend]
impl<T: Differentiable, E> Differentiable for Result<T, E> {
    type Tangent = Option<T::Tangent>;
    fn zeros_like(&self) -> Self::Tangent {
        self.as_ref().ok().map(T::zeros_like)
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        #[diagnostic::do_not_recommend]
        impl<$($t: Differentiable),*> Differentiable for ($($t,)*) {
            type Tangent = ($($t::Tangent,)*);
            fn zeros_like(&self) -> Self::Tangent {
                ($(self.$i.zeros_like(),)*)
            }
        }
    };
}

for_tuples!(tuple);
