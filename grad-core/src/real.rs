//! The bound of generic functions: `f32` or `f64`, with the float methods of std.

use crate::draws::Kept;
use crate::operators::{
    AddAssignBack, AddAssignJvp, AddBack, AddJvp, Difference, DivAssignBack, DivAssignJvp, DivBack,
    DivJvp, JvpBack, MulAssignBack, MulAssignJvp, MulBack, MulJvp, NegBack, NegJvp, NegJvpBack,
    Product, Quotient, RemAssignBack, RemAssignJvp, RemBack, RemJvp, Remainder, SubAssignBack,
    SubAssignJvp, SubBack, SubJvp, Sum,
};
use crate::pool::Pooled;
use crate::tangent::{Accumulate, Differentiable, Field, OneFloat, Reset, Tangent};
use crate::witness::Plain;
use std::ops::{
    Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign,
};

/// Declares the trait and implements it by the inherent methods of the same names.
macro_rules! real {
    ($(#[$doc:meta])* trait Real { $(fn $name:ident(self $(, $arg:ident: $ty:ty)*) -> $ret:ty;)* }) => {
        $(#[$doc])*
        pub trait Real:
            Copy
            + Plain
            + Default
            + PartialOrd
            + Send
            + Sync
            + Differentiable<Tangent = Self>
            + Accumulate<Self>
            + Field
            + Tangent
            + Reset<Self>
            + OneFloat
            + Kept
            + Pooled
            + Add<Output = Self>
            + AddAssign
            + Sub<Output = Self>
            + SubAssign
            + Mul<Output = Self>
            + MulAssign
            + Div<Output = Self>
            + DivAssign
            + Rem<Output = Self>
            + RemAssign
            + Neg<Output = Self>
            + AddBack
            + AddAssignBack
            + SubBack
            + SubAssignBack
            + MulBack
            + MulAssignBack
            + DivBack
            + DivAssignBack
            + RemBack
            + RemAssignBack
            + NegBack
            + AddJvp
            + AddAssignJvp
            + SubJvp
            + SubAssignJvp
            + MulJvp
            + MulAssignJvp
            + DivJvp
            + DivAssignJvp
            + RemJvp
            + RemAssignJvp
            + NegJvp
            + JvpBack<Sum, Self, Self>
            + JvpBack<Difference, Self, Self>
            + JvpBack<Product, Self, Self>
            + JvpBack<Quotient, Self, Self>
            + JvpBack<Remainder, Self, Self>
            + NegJvpBack
            + 'static
        {
            /// The number nearest to `x`.
            fn lit(x: f64) -> Self;
            /// As `f64`.
            fn to_f64(self) -> f64;
            /// `0.0`
            fn zero() -> Self;
            /// `1.0`
            fn one() -> Self;
            /// Positive infinity.
            fn infinity() -> Self;
            /// Negative infinity.
            fn neg_infinity() -> Self;
            /// Not a number.
            fn nan() -> Self;
            /// The distance from `1.0` to the next larger number.
            fn epsilon() -> Self;
            /// The largest finite number.
            fn max_value() -> Self;
            /// The smallest finite number.
            fn min_value() -> Self;
            /// The smallest positive normal number.
            fn min_positive_value() -> Self;
            $(
                #[doc = concat!("[`f64::", stringify!($name), "`].")]
                fn $name(self $(, $arg: $ty)*) -> $ret;
            )*
        }
        real!(@impl f32 $(fn $name(self $(, $arg: $ty)*) -> $ret;)*);
        real!(@impl f64 $(fn $name(self $(, $arg: $ty)*) -> $ret;)*);
    };
    (@impl $float:ident $(fn $name:ident(self $(, $arg:ident: $ty:ty)*) -> $ret:ty;)*) => {
        impl Real for $float {
            fn lit(x: f64) -> Self {
                x as $float
            }
            fn to_f64(self) -> f64 {
                f64::from(self)
            }
            fn zero() -> Self {
                0.0
            }
            fn one() -> Self {
                1.0
            }
            fn infinity() -> Self {
                $float::INFINITY
            }
            fn neg_infinity() -> Self {
                $float::NEG_INFINITY
            }
            fn nan() -> Self {
                $float::NAN
            }
            fn epsilon() -> Self {
                $float::EPSILON
            }
            fn max_value() -> Self {
                $float::MAX
            }
            fn min_value() -> Self {
                $float::MIN
            }
            fn min_positive_value() -> Self {
                $float::MIN_POSITIVE
            }
            $(
                fn $name(self $(, $arg: $ty)*) -> $ret {
                    $float::$name(self $(, $arg)*)
                }
            )*
        }
    };
}

real! {
    /// A floating-point number: `f32` or `f64`. Literals are written `T::lit(0.5)`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Real; }
    /// use grads::Real;
    ///
    /// fn half_sine<T: Real>(x: T) -> T {
    ///     T::lit(0.5) * x.sin()
    /// }
    /// assert_eq!((half_sine(0.0f32), half_sine(0.0f64)), (0.0, 0.0));
    /// ```
    trait Real {
        fn sin(self) -> Self;
        fn cos(self) -> Self;
        fn tan(self) -> Self;
        fn asin(self) -> Self;
        fn acos(self) -> Self;
        fn atan(self) -> Self;
        fn sinh(self) -> Self;
        fn cosh(self) -> Self;
        fn tanh(self) -> Self;
        fn asinh(self) -> Self;
        fn acosh(self) -> Self;
        fn atanh(self) -> Self;
        fn exp(self) -> Self;
        fn exp2(self) -> Self;
        fn exp_m1(self) -> Self;
        fn ln(self) -> Self;
        fn ln_1p(self) -> Self;
        fn log2(self) -> Self;
        fn log10(self) -> Self;
        fn sqrt(self) -> Self;
        fn cbrt(self) -> Self;
        fn recip(self) -> Self;
        fn abs(self) -> Self;
        fn signum(self) -> Self;
        fn floor(self) -> Self;
        fn ceil(self) -> Self;
        fn round(self) -> Self;
        fn trunc(self) -> Self;
        fn fract(self) -> Self;
        fn to_degrees(self) -> Self;
        fn to_radians(self) -> Self;
        fn powf(self, other: Self) -> Self;
        fn hypot(self, other: Self) -> Self;
        fn atan2(self, other: Self) -> Self;
        fn log(self, other: Self) -> Self;
        fn max(self, other: Self) -> Self;
        fn min(self, other: Self) -> Self;
        fn copysign(self, other: Self) -> Self;
        fn rem_euclid(self, other: Self) -> Self;
        fn div_euclid(self, other: Self) -> Self;
        fn powi(self, n: i32) -> Self;
        fn mul_add(self, a: Self, b: Self) -> Self;
        fn clamp(self, lo: Self, hi: Self) -> Self;
        fn sin_cos(self) -> (Self, Self);
        fn is_nan(self) -> bool;
        fn is_finite(self) -> bool;
        fn is_infinite(self) -> bool;
        fn is_sign_negative(self) -> bool;
        fn is_sign_positive(self) -> bool;
    }
}
