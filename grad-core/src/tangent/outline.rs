//! What is left of a value without its numbers: which variant it is, and what it counts.

use super::tuples::for_tuples;
use std::marker::PhantomData;

/// A type of whose values only the numbers need memory that counts.
///
/// `#[derive(Differentiable)]` implements it for types of one's own. Vectors and boxes have no outline: they own more than shows.
pub trait Outlined: Sized {
    /// All but the numbers.
    type Outline;

    /// Of this value.
    fn outline(&self) -> Self::Outline;

    /// A value with this outline, whose numbers are NaN: so a mistake would show.
    fn any(outline: &Self::Outline) -> Self;
}

/// All but the numbers of a value.
///
/// ```
/// use grad_core::tangent::{any, outline};
///
/// let kept = outline(&Some([1.0, 2.0]));
/// assert_eq!(size_of_val(&kept), 1);
/// let value: Option<[f64; 2]> = any(&kept);
/// assert!(value.is_some_and(|v| v[0].is_nan()));
/// ```
#[inline]
pub fn outline<T: Outlined>(value: &T) -> T::Outline {
    value.outline()
}

/// A value with an outline, and any numbers.
#[inline]
pub fn any<T: Outlined>(outline: &T::Outline) -> T {
    T::any(outline)
}

macro_rules! numbers {
    ($($t:ident)*) => {$(
        impl Outlined for $t {
            type Outline = ();
            #[inline]
            fn outline(&self) {}
            #[inline]
            fn any((): &()) -> $t {
                $t::NAN
            }
        }
    )*};
}

numbers!(f32 f64);

macro_rules! constants {
    ($($t:ty)*) => {$(
        impl Outlined for $t {
            type Outline = $t;
            #[inline]
            fn outline(&self) -> $t {
                *self
            }
            #[inline]
            fn any(outline: &$t) -> $t {
                *outline
            }
        }
    )*};
}

constants!(() bool char usize u8 u16 u32 u64 u128 isize i8 i16 i32 i64 i128);

impl<T> Outlined for PhantomData<T> {
    type Outline = ();
    #[inline]
    fn outline(&self) {}
    #[inline]
    fn any((): &()) -> Self {
        PhantomData
    }
}

impl<T: Outlined> Outlined for Option<T> {
    type Outline = Option<T::Outline>;
    #[inline]
    fn outline(&self) -> Self::Outline {
        self.as_ref().map(T::outline)
    }
    #[inline]
    fn any(outline: &Self::Outline) -> Self {
        outline.as_ref().map(T::any)
    }
}

impl<T: Outlined, const N: usize> Outlined for [T; N] {
    type Outline = [T::Outline; N];
    #[inline]
    fn outline(&self) -> Self::Outline {
        self.each_ref().map(T::outline)
    }
    #[inline]
    fn any(outline: &Self::Outline) -> Self {
        outline.each_ref().map(T::any)
    }
}

macro_rules! tuples {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Outlined),*> Outlined for ($($t,)*) {
            type Outline = ($($t::Outline,)*);
            #[inline]
            fn outline(&self) -> Self::Outline {
                ($(self.$i.outline(),)*)
            }
            #[inline]
            fn any(outline: &Self::Outline) -> Self {
                ($($t::any(&outline.$i),)*)
            }
        }
    };
}

for_tuples!(tuples);
