//! Several tangents at once. Generated code of forward mode takes the type of a tangent's numbers as a param, of which `f64` is
//! one, and `Lanes` another.

use super::{LeafPath, Leaves, Marking, Real};
use std::cmp::Ordering;
use std::num::NonZero;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};
use std::time::Duration;

/// The type of a tangent's numbers: one direction, or several.
pub trait Lane:
    MayBeAbsent
    + Leaves
    + Add<Output = Self>
    + Sub<Output = Self>
    + Neg<Output = Self>
    + Mul<f64, Output = Self>
    + AddAssign
    + Send
    + Sync
    + 'static
{
    /// The same in each direction.
    fn splat(x: f64) -> Self;
}

impl Lane for f64 {
    #[inline]
    fn splat(x: f64) -> f64 {
        x
    }
}

/// Tangents along `N` directions.
///
/// ```
/// use grad_core::tangent::{Lane, Lanes};
///
/// let both = Lanes([1.0, 2.0]) * 3.0 + Lanes::splat(1.0);
/// assert_eq!(both.0, [4.0, 7.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lanes<const N: usize>(pub [f64; N]);

impl<const N: usize> Lane for Lanes<N> {
    #[inline]
    fn splat(x: f64) -> Self {
        Lanes([x; N])
    }
}

impl<const N: usize> Lanes<N> {
    #[inline]
    fn with(mut self, other: Self, f: impl Fn(f64, f64) -> f64) -> Self {
        for (x, y) in self.0.iter_mut().zip(other.0) {
            *x = f(*x, y);
        }
        self
    }
}

impl<const N: usize> Add for Lanes<N> {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        self.with(other, |x, y| x + y)
    }
}

impl<const N: usize> Sub for Lanes<N> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.with(other, |x, y| x - y)
    }
}

impl<const N: usize> Mul<f64> for Lanes<N> {
    type Output = Self;
    #[inline]
    fn mul(self, factor: f64) -> Self {
        self.with(self, |x, _| x * factor)
    }
}

impl<const N: usize> Neg for Lanes<N> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        self.with(self, |x, _| -x)
    }
}

impl<const N: usize> AddAssign for Lanes<N> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> Leaves for Lanes<N> {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        self.0.visit_leaves(at, f);
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.0.map_leaves(f);
    }
    #[inline]
    fn mark(&mut self, mark: Marking) {
        for x in &mut self.0 {
            x.mark(mark);
        }
    }
}

/// A number that may not be there: then it is `-0.0`, in all directions or in none.
pub trait MayBeAbsent: Copy {
    /// Whether it is there.
    fn is_present(&self) -> bool;
    /// What is there.
    #[must_use]
    fn present(self) -> Self;
    /// What is not.
    fn absent() -> Self;
}

impl<T: Real> MayBeAbsent for T {
    #[inline]
    fn is_present(&self) -> bool {
        !(*self == T::zero() && self.is_sign_negative())
    }
    #[inline]
    fn present(self) -> T {
        // a zero that is there is a positive one
        self + T::zero()
    }
    #[inline]
    fn absent() -> T {
        -T::zero()
    }
}

impl<const N: usize> MayBeAbsent for Lanes<N> {
    #[inline]
    fn is_present(&self) -> bool {
        self.0.iter().any(MayBeAbsent::is_present)
    }
    #[inline]
    fn present(self) -> Self {
        self + Lanes::splat(0.0)
    }
    #[inline]
    fn absent() -> Self {
        Lanes::splat(-0.0)
    }
}

/// A value with tangents over lanes.
pub trait OverLanes<Number> {
    /// Several tangents of it.
    type Of: Leaves + Clone;
    /// Zero tangents of this shape.
    fn zeros(&self) -> Self::Of;
    /// Calls `f` with each number in some tangents, in the order of [`Leaves`].
    fn each(of: &mut Self::Of, f: &mut impl FnMut(&mut Number));
}

impl<Number: Lane> OverLanes<Number> for f64 {
    type Of = Number;
    #[inline]
    fn zeros(&self) -> Number {
        Number::splat(0.0)
    }
    #[inline]
    fn each(of: &mut Number, f: &mut impl FnMut(&mut Number)) {
        f(of);
    }
}

macro_rules! constant {
    ($($t:ty,)*) => {$(
        impl<Number> OverLanes<Number> for $t {
            type Of = ();
            fn zeros(&self) {}
            fn each(_: &mut (), _: &mut impl FnMut(&mut Number)) {}
        }
    )*};
}

constant!(
    i8,
    i16,
    i32,
    i64,
    i128,
    isize,
    u8,
    u16,
    u32,
    u64,
    u128,
    usize,
    bool,
    char,
    str,
    (),
);
constant!(
    NonZero<i8>,
    NonZero<i16>,
    NonZero<i32>,
    NonZero<i64>,
    NonZero<i128>,
    NonZero<isize>,
    NonZero<u8>,
    NonZero<u16>,
    NonZero<u32>,
    NonZero<u64>,
    NonZero<u128>,
    NonZero<usize>,
);
constant!(Ordering, Duration,);

impl<Number, T: OverLanes<Number>> OverLanes<Number> for [T] {
    type Of = Vec<T::Of>;
    #[inline]
    fn zeros(&self) -> Self::Of {
        self.iter().map(T::zeros).collect()
    }
    #[inline]
    fn each(of: &mut Self::Of, f: &mut impl FnMut(&mut Number)) {
        of.iter_mut().for_each(|x| T::each(x, f));
    }
}

impl<Number, T: OverLanes<Number>> OverLanes<Number> for Vec<T> {
    type Of = Vec<T::Of>;
    #[inline]
    fn zeros(&self) -> Self::Of {
        self.as_slice().zeros()
    }
    #[inline]
    fn each(of: &mut Self::Of, f: &mut impl FnMut(&mut Number)) {
        of.iter_mut().for_each(|x| T::each(x, f));
    }
}

impl<Number, T: OverLanes<Number>, const N: usize> OverLanes<Number> for [T; N] {
    type Of = [T::Of; N];
    #[inline]
    fn zeros(&self) -> Self::Of {
        self.each_ref().map(T::zeros)
    }
    #[inline]
    fn each(of: &mut Self::Of, f: &mut impl FnMut(&mut Number)) {
        of.iter_mut().for_each(|x| T::each(x, f));
    }
}

impl<Number, T: OverLanes<Number> + ?Sized> OverLanes<Number> for &T {
    type Of = T::Of;
    #[inline]
    fn zeros(&self) -> Self::Of {
        T::zeros(self)
    }
    #[inline]
    fn each(of: &mut Self::Of, f: &mut impl FnMut(&mut Number)) {
        T::each(of, f);
    }
}

impl<Number, T: OverLanes<Number> + ?Sized> OverLanes<Number> for &mut T {
    type Of = T::Of;
    #[inline]
    fn zeros(&self) -> Self::Of {
        T::zeros(self)
    }
    #[inline]
    fn each(of: &mut Self::Of, f: &mut impl FnMut(&mut Number)) {
        T::each(of, f);
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<Number, $($t: OverLanes<Number>),*> OverLanes<Number> for ($($t,)*) {
            type Of = ($($t::Of,)*);
            fn zeros(&self) -> Self::Of {
                ($(self.$i.zeros(),)*)
            }
            fn each(of: &mut Self::Of, f: &mut impl FnMut(&mut Number)) {
                $($t::each(&mut of.$i, f);)*
            }
        }
    };
}

super::for_tuples!(tuple);
