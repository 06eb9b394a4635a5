//! Dual numbers as the elements of matrices: what `nalgebra` asks of them.
//!
//! Two functions are `unsafe` because their trait says so, for numbers of several lanes. A dual number is one lane, whatever the index: nothing
//! in them is unsafe, and no caller has to keep a promise.

use crate::dual::Dual;
use crate::foreign::duals::dual;
use crate::real::Real;
use approx::{AbsDiffEq, RelativeEq, UlpsEq};
use nalgebra::{ComplexField, Field, RealField, SimdValue};
use simba::scalar::SubsetOf;
use simba::simd::PrimitiveSimdValue;

macro_rules! field {
    ($t:ident) => {
        impl PrimitiveSimdValue for Dual<$t> {}
        impl Field for Dual<$t> {}

        impl SimdValue for Dual<$t> {
            const LANES: usize = 1;
            type Element = Self;
            type SimdBool = bool;
            fn splat(val: Self) -> Self {
                val
            }
            fn extract(&self, _: usize) -> Self {
                *self
            }
            #[allow(unsafe_code)]
            unsafe fn extract_unchecked(&self, _: usize) -> Self {
                *self
            }
            fn replace(&mut self, _: usize, val: Self) {
                *self = val;
            }
            #[allow(unsafe_code)]
            unsafe fn replace_unchecked(&mut self, _: usize, val: Self) {
                *self = val;
            }
            fn select(self, cond: bool, other: Self) -> Self {
                if cond { self } else { other }
            }
        }

        impl SubsetOf<Dual<$t>> for Dual<$t> {
            fn to_superset(&self) -> Self {
                *self
            }
            fn from_superset_unchecked(x: &Self) -> Self {
                *x
            }
            fn is_in_subset(_: &Self) -> bool {
                true
            }
        }
        field!(@superset $t f32);
        field!(@superset $t f64);

        impl AbsDiffEq for Dual<$t> {
            type Epsilon = Self;
            fn default_epsilon() -> Self {
                dual($t::default_epsilon(), 0.0)
            }
            fn abs_diff_eq(&self, other: &Self, epsilon: Self) -> bool {
                self.value.abs_diff_eq(&other.value, epsilon.value)
            }
        }
        impl RelativeEq for Dual<$t> {
            fn default_max_relative() -> Self {
                dual($t::default_max_relative(), 0.0)
            }
            fn relative_eq(&self, other: &Self, epsilon: Self, max_relative: Self) -> bool {
                self.value.relative_eq(&other.value, epsilon.value, max_relative.value)
            }
        }
        impl UlpsEq for Dual<$t> {
            fn default_max_ulps() -> u32 {
                $t::default_max_ulps()
            }
            fn ulps_eq(&self, other: &Self, epsilon: Self, max_ulps: u32) -> bool {
                self.value.ulps_eq(&other.value, epsilon.value, max_ulps)
            }
        }

        impl ComplexField for Dual<$t> {
            type RealField = Self;
            fn from_real(re: Self) -> Self {
                re
            }
            fn real(self) -> Self {
                self
            }
            fn imaginary(self) -> Self {
                dual(0.0, 0.0)
            }
            fn modulus(self) -> Self {
                Real::abs(self)
            }
            fn modulus_squared(self) -> Self {
                self * self
            }
            fn argument(self) -> Self {
                match self.value >= 0.0 {
                    true => dual(0.0, 0.0),
                    false => Self::pi(),
                }
            }
            fn norm1(self) -> Self {
                Real::abs(self)
            }
            fn scale(self, factor: Self) -> Self {
                self * factor
            }
            fn unscale(self, factor: Self) -> Self {
                self / factor
            }
            fn conjugate(self) -> Self {
                self
            }
            fn powc(self, n: Self) -> Self {
                Real::powf(self, n)
            }
            fn is_finite(&self) -> bool {
                self.value.is_finite()
            }
            fn try_sqrt(self) -> Option<Self> {
                (self.value >= 0.0).then(|| Real::sqrt(self))
            }
            field! { @same
                floor(self) -> Self; ceil(self) -> Self; round(self) -> Self; trunc(self) -> Self; fract(self) -> Self;
                mul_add(self, x: Self, y: Self) -> Self; abs(self) -> Self; hypot(self, x: Self) -> Self; recip(self) -> Self;
                sin(self) -> Self; cos(self) -> Self; sin_cos(self) -> (Self, Self); tan(self) -> Self; asin(self) -> Self;
                acos(self) -> Self; atan(self) -> Self; sinh(self) -> Self; cosh(self) -> Self; tanh(self) -> Self;
                asinh(self) -> Self; acosh(self) -> Self; atanh(self) -> Self; log(self, x: Self) -> Self; log2(self) -> Self;
                log10(self) -> Self; ln(self) -> Self; ln_1p(self) -> Self; sqrt(self) -> Self; exp(self) -> Self; exp2(self) -> Self;
                exp_m1(self) -> Self; powi(self, n: i32) -> Self; powf(self, x: Self) -> Self; cbrt(self) -> Self;
            }
        }

        impl RealField for Dual<$t> {
            fn is_sign_positive(&self) -> bool {
                self.value.is_sign_positive()
            }
            fn is_sign_negative(&self) -> bool {
                self.value.is_sign_negative()
            }
            field! { @same
                copysign(self, x: Self) -> Self; max(self, x: Self) -> Self; min(self, x: Self) -> Self;
                clamp(self, x: Self, y: Self) -> Self; atan2(self, x: Self) -> Self;
            }
            fn min_value() -> Option<Self> {
                Some(dual($t::MIN, 0.0))
            }
            fn max_value() -> Option<Self> {
                Some(dual($t::MAX, 0.0))
            }
            field! { @constants $t
                pi PI, two_pi TAU, frac_pi_2 FRAC_PI_2, frac_pi_3 FRAC_PI_3, frac_pi_4 FRAC_PI_4, frac_pi_6 FRAC_PI_6, frac_pi_8 FRAC_PI_8,
                frac_1_pi FRAC_1_PI, frac_2_pi FRAC_2_PI, frac_2_sqrt_pi FRAC_2_SQRT_PI, e E, log2_e LOG2_E, log10_e LOG10_E, ln_2 LN_2, ln_10 LN_10
            }
        }
    };
    (@superset $t:ident $of:ident) => {
        impl SubsetOf<Dual<$t>> for $of {
            fn to_superset(&self) -> Dual<$t> {
                dual(*self as $t, 0.0)
            }
            fn from_superset_unchecked(x: &Dual<$t>) -> $of {
                x.value as $of
            }
            fn is_in_subset(x: &Dual<$t>) -> bool {
                x.tangent == 0.0
            }
        }
    };
    (@same $($name:ident(self $(, $x:ident: $ty:ty)*) -> $ret:ty;)*) => {$(
        fn $name(self $(, $x: $ty)*) -> $ret {
            Real::$name(self $(, $x)*)
        }
    )*};
    (@constants $t:ident $($name:ident $constant:ident),*) => {$(
        fn $name() -> Self {
            dual(std::$t::consts::$constant, 0.0)
        }
    )*};
}

field!(f64);
field!(f32);
