//! Buffers for gradients.

use super::Differentiable;
use super::tuples::for_tuples;
use std::cmp::Ordering;
use std::marker::PhantomData;
use std::num::NonZero;
use std::time::Duration;

/// A buffer for the gradient of an `L`.
///
/// ```
/// use grad_core::tangent::Reset;
///
/// let mut buffer = [7.0, 7.0];
/// buffer.reset(&[1.0, 2.0]);
/// assert_eq!(buffer, [0.0, 0.0]);
/// ```
pub trait Reset<L: ?Sized> {
    /// Becomes the zero gradient of `like`.
    ///
    /// # Panics
    /// If the lengths differ.
    fn reset(&mut self, like: &L);
}

/// Makes `buffer` the zero gradient of `like`.
///
/// # Panics
/// If the lengths differ.
///
/// ```
/// use grad_core::tangent::reset;
///
/// let mut buffer = vec![7.0, 7.0];
/// reset(&mut buffer[..], &[1.0, 2.0][..]);
/// assert_eq!(buffer, vec![0.0, 0.0]);
/// ```
pub fn reset<B: Reset<L> + ?Sized, L: ?Sized>(buffer: &mut B, like: &L) {
    buffer.reset(like);
}

macro_rules! float {
    ($($t:ident)*) => {$(
        impl Reset<$t> for $t {
            fn reset(&mut self, _: &$t) {
                *self = 0.0;
            }
        }
    )*};
}

float!(f32 f64);

macro_rules! constant {
    ($($t:ty)*) => {$(
        impl Reset<$t> for () {
            fn reset(&mut self, _: &$t) {}
        }
    )*};
}

constant!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char str String);
constant!(NonZero<i8> NonZero<i16> NonZero<i32> NonZero<i64> NonZero<i128> NonZero<isize> NonZero<u8> NonZero<u16> NonZero<u32> NonZero<u64> NonZero<u128> NonZero<usize>);
constant!(Ordering Duration);

impl Reset<()> for () {
    fn reset(&mut self, _: &()) {}
}

impl<B: Reset<L>, L> Reset<[L]> for [B] {
    fn reset(&mut self, like: &[L]) {
        assert_eq!(
            self.len(),
            like.len(),
            "the buffer for a gradient has another length than the argument"
        );
        for (b, l) in self.iter_mut().zip(like) {
            b.reset(l);
        }
    }
}

impl<B: Reset<L>, L> Reset<[L]> for Vec<B> {
    fn reset(&mut self, like: &[L]) {
        self.as_mut_slice().reset(like);
    }
}

impl<B: Reset<L>, L> Reset<Vec<L>> for Vec<B> {
    fn reset(&mut self, like: &Vec<L>) {
        self.as_mut_slice().reset(like.as_slice());
    }
}

impl<B: Reset<L>, L, const N: usize> Reset<[L; N]> for [B; N] {
    fn reset(&mut self, like: &[L; N]) {
        self.as_mut_slice().reset(like.as_slice());
    }
}

impl<T: ?Sized> Reset<PhantomData<T>> for () {
    fn reset(&mut self, _: &PhantomData<T>) {}
}

impl<B: Reset<L>, L: ?Sized> Reset<&L> for B {
    fn reset(&mut self, like: &&L) {
        B::reset(self, like);
    }
}

impl<B: Reset<L>, L: ?Sized> Reset<&mut L> for B {
    fn reset(&mut self, like: &&mut L) {
        B::reset(self, like);
    }
}

impl<B: Reset<L>, L: ?Sized> Reset<Box<L>> for Box<B> {
    fn reset(&mut self, like: &Box<L>) {
        B::reset(self, like);
    }
}

impl<L: Differentiable> Reset<Option<L>> for Option<L::Tangent> {
    fn reset(&mut self, like: &Option<L>) {
        match (&mut *self, like) {
            (Some(buffer), Some(like)) => buffer.reset(like),
            _ => *self = like.zeros_like(),
        }
    }
}

impl<L: Differentiable, E> Reset<Result<L, E>> for Option<L::Tangent> {
    fn reset(&mut self, like: &Result<L, E>) {
        match (&mut *self, like) {
            (Some(buffer), Ok(like)) => buffer.reset(like),
            _ => *self = like.zeros_like(),
        }
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($p: Reset<$t>, $t),*> Reset<($($t,)*)> for ($($p,)*) {
            fn reset(&mut self, like: &($($t,)*)) {
                $(self.$i.reset(&like.$i);)*
            }
        }
    };
}

for_tuples!(tuple);
