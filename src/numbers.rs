//! The derivatives of the methods of numbers, found as those of a user's methods are.
//!
//! `z.exp()` of a type that is only a name may be the method of a struct, or of a number behind an alias
//! (`type Mass = f64`). Generated code then calls `__grads_exp` and leaves to rustc whose it is.

use crate::differentiable;
#[cfg(feature = "num-complex")]
use grad_core::tangent::Real;

/// Declares the trait and implements it by the inherent methods of the same names.
macro_rules! number {
    ($(fn $name:ident(self $(, $arg:ident: $ty:ty)*);)*) => {
        /// The methods of numbers that have a derivative.
        #[differentiable(order = 2)]
        pub trait Number: Sized {
            $(
                #[doc = concat!("[`f64::", stringify!($name), "`].")]
                fn $name(self $(, $arg: $ty)*) -> Self;
            )*
        }
        number!(@of f64 $(fn $name(self $(, $arg: $ty)*);)*);
        number!(@of f32 $(fn $name(self $(, $arg: $ty)*);)*);
    };
    (@of $float:ident $(fn $name:ident(self $(, $arg:ident: $ty:ty)*);)*) => {
        #[differentiable(order = 2)]
        impl Number for $float {
            $(fn $name(self $(, $arg: $ty)*) -> $float {
                $float::$name(self $(, $arg)*)
            })*
        }
    };
}

number! {
    fn abs(self);
    fn sqrt(self);
    fn cbrt(self);
    fn exp(self);
    fn exp2(self);
    fn exp_m1(self);
    fn ln(self);
    fn ln_1p(self);
    fn log2(self);
    fn log10(self);
    fn sin(self);
    fn cos(self);
    fn tan(self);
    fn asin(self);
    fn acos(self);
    fn atan(self);
    fn sinh(self);
    fn cosh(self);
    fn tanh(self);
    fn asinh(self);
    fn acosh(self);
    fn atanh(self);
    fn recip(self);
    fn to_degrees(self);
    fn to_radians(self);
    fn powi(self, n: i32);
    fn powf(self, y: Self);
    fn log(self, base: Self);
    fn hypot(self, y: Self);
    fn atan2(self, x: Self);
    fn max(self, y: Self);
    fn min(self, y: Self);
    fn clamp(self, lo: Self, hi: Self);
    fn mul_add(self, a: Self, b: Self);
    fn rem_euclid(self, y: Self);
    fn div_euclid(self, y: Self);
    fn signum(self);
    fn copysign(self, sign: Self);
    fn floor(self);
    fn ceil(self);
    fn round(self);
    fn round_ties_even(self);
    fn trunc(self);
    fn fract(self);
}

/// What products start from: that of numbers, and of the user's types whose `impl` of `Product` is seen.
#[diagnostic::on_unimplemented(
    message = "differentiation does not see into `product` of `{Self}`",
    label = "what it starts from only the type's own implementation knows",
    note = "annotate the `impl` of `Product`, or use `fold`, as in `.fold(start, |a, b| a * b)`"
)]
pub trait ProductOfNothing<How> {
    /// The product of no values.
    fn product_of_nothing() -> Self;
}

/// What sums start from: that of numbers, and of the user's types whose `impl` of `Sum` is seen.
#[diagnostic::on_unimplemented(
    message = "differentiation does not see into `sum` of `{Self}`",
    label = "what it starts from only the type's own implementation knows",
    note = "annotate the `impl` of `Sum`, or use `fold`, as in `.fold(start, |a, b| a + b)`"
)]
pub trait SumOfNothing<How> {
    /// The sum of no values.
    fn sum_of_nothing() -> Self;
}

/// Sums and products of what is owned: `impl Sum for V`.
pub enum Owned {}

/// Sums and products of what is lent: `impl Sum<&V> for V`.
pub enum Lent {}

macro_rules! of_nothing {
    ($zero:literal, $one:literal: $($ty:ty)*) => {$(
        impl<How> SumOfNothing<How> for $ty {
            fn sum_of_nothing() -> Self {
                $zero
            }
        }
        impl<How> ProductOfNothing<How> for $ty {
            fn product_of_nothing() -> Self {
                $one
            }
        }
    )*};
}

#[cfg(feature = "num-complex")]
impl<How, T: Real> SumOfNothing<How> for num_complex::Complex<T> {
    fn sum_of_nothing() -> Self {
        num_complex::Complex::new(T::lit(0.0), T::lit(0.0))
    }
}

#[cfg(feature = "num-complex")]
impl<How, T: Real> ProductOfNothing<How> for num_complex::Complex<T> {
    fn product_of_nothing() -> Self {
        num_complex::Complex::new(T::lit(1.0), T::lit(0.0))
    }
}

of_nothing! { -0.0, 1.0: f32 f64 }
of_nothing! { 0, 1: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }
