//! Dual numbers as the elements of arrays and matrices. A method that runs on them gives values and tangents, and its way back, run on
//! them, is that of both. So what is written once for numbers serves forward mode and second derivatives, too (`pushed`).

use crate::draws::Kept;
use crate::dual::Dual;
use crate::operators::{
    AddAssignBack, AddAssignJvp, AddBack, AddJvp, DivAssignBack, DivAssignJvp, DivBack, DivJvp,
    JvpBack, MulAssignBack, MulAssignJvp, MulBack, MulJvp, Named, NegBack, NegJvp, NegJvpBack,
    RemAssignBack, RemAssignJvp, RemBack, RemJvp, SubAssignBack, SubAssignJvp, SubBack, SubJvp,
};
use crate::pool::{Pool, Pooled};
use crate::real::Real;
use crate::tangent::{
    Accumulate, Blank, Ct, Differentiable, Field, LeafPath, Leaves, Marking, OneFloat, Reset,
    Tangent,
};
use crate::witness::{Floats, Plain};
#[cfg(any(feature = "ndarray", feature = "num-complex"))]
use num_traits::Float;
use num_traits::{FromPrimitive, Num, NumCast, One, Signed, ToPrimitive, Zero};
use std::cell::RefCell;
use std::cmp::Ordering;
use std::fmt;
#[cfg(any(feature = "ndarray", feature = "num-complex"))]
use std::num::FpCategory;
use std::ops::{AddAssign, DivAssign, MulAssign, RemAssign, SubAssign};

/// A number with a tangent.
pub fn dual<T>(value: T, tangent: T) -> Dual<T> {
    Dual { value, tangent }
}

/// The functions of one number: their derivatives, where `$x` is the number and `$y` the value.
macro_rules! functions {
    ($t:ident: $($name:ident($x:ident) -> $y:ident: $slope:expr;)*) => {
        $(
            #[inline]
            fn $name(self) -> Self {
                let ($x, $y) = (self.value, self.value.$name());
                dual($y, self.tangent * { let _ = ($x, $y); $slope })
            }
        )*
    };
}

macro_rules! number {
    ($t:ident) => {
        #[diagnostic::do_not_recommend]
        impl Plain for Dual<$t> {}
        #[diagnostic::do_not_recommend]
        impl Floats for Dual<$t> {}
        #[diagnostic::do_not_recommend]
        impl OneFloat for Dual<$t> {}
        #[diagnostic::do_not_recommend]
        impl Kept for Dual<$t> {}
        #[diagnostic::do_not_recommend]
        impl Field for Dual<$t> {}

        #[diagnostic::do_not_recommend]
        impl Default for Dual<$t> {
            fn default() -> Self {
                dual(0.0, 0.0)
            }
        }

        #[diagnostic::do_not_recommend]
        impl PartialOrd for Dual<$t> {
            fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
                self.value.partial_cmp(&other.value)
            }
        }

        #[diagnostic::do_not_recommend]
        impl fmt::Display for Dual<$t> {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "{} ({})", self.value, self.tangent)
            }
        }

        #[diagnostic::do_not_recommend]
        impl Pooled for Dual<$t> {
            fn with_pool<R>(f: impl FnOnce(&mut Pool<Self>) -> R) -> Option<R> {
                thread_local! {
                    static POOL: RefCell<Pool<Dual<$t>>> = const { RefCell::new(Pool::new()) };
                }
                POOL.try_with(|pool| f(&mut pool.borrow_mut())).ok()
            }
        }

        #[diagnostic::do_not_recommend]
        impl Leaves for Dual<$t> {
            fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
                self.value.visit_leaves(at, f);
                self.tangent.visit_leaves(at, f);
            }
            fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                self.value.map_leaves(f);
                self.tangent.map_leaves(f);
            }
            fn mark(&mut self, mark: Marking) {
                self.value.mark(mark);
                self.tangent.mark(mark);
            }
            const CLONED_BY_STD: bool = true;
            fn is_same(&self, other: &Self) -> bool {
                self.value.is_same(&other.value) && self.tangent.is_same(&other.tangent)
            }
        }

        #[diagnostic::do_not_recommend]
        impl Differentiable for Dual<$t> {
            type Tangent = Self;
            fn zeros_like(&self) -> Self {
                dual(0.0, 0.0)
            }
        }

        #[diagnostic::do_not_recommend]
        impl Reset<Dual<$t>> for Dual<$t> {
            fn reset(&mut self, _: &Self) {
                *self = dual(0.0, 0.0);
            }
        }

        #[diagnostic::do_not_recommend]
        impl Accumulate<Dual<$t>> for Dual<$t> {
            fn accumulate(&mut self, other: Self) {
                *self += other;
            }
        }

        #[diagnostic::do_not_recommend]
        impl Ct for Dual<$t> {
            fn unseeded() -> Self {
                dual(0.0, 0.0)
            }
            fn shaped(self, _: Self) -> Self {
                self
            }
        }

        #[diagnostic::do_not_recommend]
        impl Blank for Dual<$t> {
            fn blank() -> Self {
                dual(0.0, 0.0)
            }
        }

        #[diagnostic::do_not_recommend]
        impl Tangent for Dual<$t> {
            type Form = <$t as Tangent>::Form;
            fn scale(&mut self, factor: f64) {
                self.value.scale(factor);
                self.tangent.scale(factor);
            }
            fn dot(&self, other: &Self) -> f64 {
                self.value.dot(&other.value) + self.tangent.dot(&other.tangent)
            }
            fn axpy(&mut self, factor: f64, other: &Self) {
                self.value.axpy(factor, &other.value);
                self.tangent.axpy(factor, &other.tangent);
            }
        }

        number!(@assign $t AddAssign add_assign +, SubAssign sub_assign -, MulAssign mul_assign *, DivAssign div_assign /, RemAssign rem_assign %);

        #[diagnostic::do_not_recommend]
        impl NegBack for Dual<$t> {
            fn neg_back(&self, ct: Self) -> (Self,) {
                (-ct,)
            }
        }

        #[diagnostic::do_not_recommend]
        impl NegJvp for Dual<$t> {
            fn neg_jvp(&self, d: &Self) -> Self {
                -*d
            }
        }

        #[diagnostic::do_not_recommend]
        impl NegJvpBack for Dual<$t> {
            fn neg_jvp_back(&self, _: &Self, ct: Self) -> (Self, Self) {
                (dual(0.0, 0.0), -ct)
            }
        }

        // numbers with tangents have no functions with second derivatives: those would be third ones
        #[diagnostic::do_not_recommend]
        impl<Op: Named> JvpBack<Op> for Dual<$t> {
            fn jvp_back(&self, _: &Self, _: &Self, _: &Self, _: Self) -> (Self, Self, Self, Self) {
                unreachable!("second derivatives at a number with a tangent")
            }
        }

        #[diagnostic::do_not_recommend]
        impl Real for Dual<$t> {
            fn lit(x: f64) -> Self {
                dual(x as $t, 0.0)
            }
            fn to_f64(self) -> f64 {
                <f64 as From<$t>>::from(self.value)
            }
            fn zero() -> Self {
                dual(0.0, 0.0)
            }
            fn one() -> Self {
                dual(1.0, 0.0)
            }
            fn infinity() -> Self {
                dual($t::INFINITY, 0.0)
            }
            fn neg_infinity() -> Self {
                dual($t::NEG_INFINITY, 0.0)
            }
            fn nan() -> Self {
                dual($t::NAN, $t::NAN)
            }
            fn epsilon() -> Self {
                dual($t::EPSILON, 0.0)
            }
            fn max_value() -> Self {
                dual($t::MAX, 0.0)
            }
            fn min_value() -> Self {
                dual($t::MIN, 0.0)
            }
            fn min_positive_value() -> Self {
                dual($t::MIN_POSITIVE, 0.0)
            }
            functions! { $t:
                sin(x) -> y: x.cos();
                cos(x) -> y: -x.sin();
                tan(x) -> y: 1.0 + y * y;
                asin(x) -> y: 1.0 / (1.0 - x * x).sqrt();
                acos(x) -> y: -1.0 / (1.0 - x * x).sqrt();
                atan(x) -> y: 1.0 / (1.0 + x * x);
                sinh(x) -> y: x.cosh();
                cosh(x) -> y: x.sinh();
                tanh(x) -> y: 1.0 - y * y;
                asinh(x) -> y: 1.0 / (x * x + 1.0).sqrt();
                acosh(x) -> y: 1.0 / (x * x - 1.0).sqrt();
                atanh(x) -> y: 1.0 / (1.0 - x * x);
                exp(x) -> y: y;
                exp2(x) -> y: y * std::$t::consts::LN_2;
                exp_m1(x) -> y: y + 1.0;
                ln(x) -> y: 1.0 / x;
                ln_1p(x) -> y: 1.0 / (1.0 + x);
                log2(x) -> y: 1.0 / (x * std::$t::consts::LN_2);
                log10(x) -> y: 1.0 / (x * std::$t::consts::LN_10);
                sqrt(x) -> y: 0.5 / y;
                cbrt(x) -> y: 1.0 / (3.0 * y * y);
                recip(x) -> y: -y * y;
                abs(x) -> y: if x == 0.0 { 0.0 } else { x.signum() };
                signum(x) -> y: 0.0;
                floor(x) -> y: 0.0;
                ceil(x) -> y: 0.0;
                round(x) -> y: 0.0;
                trunc(x) -> y: 0.0;
                fract(x) -> y: 1.0;
                to_degrees(x) -> y: (1.0 as $t).to_degrees();
                to_radians(x) -> y: (1.0 as $t).to_radians();
            }
            fn powf(self, p: Self) -> Self {
                let y = self.value.powf(p.value);
                let by_x = match p.value == 0.0 {
                    true => 0.0,
                    false => p.value * self.value.powf(p.value - 1.0),
                };
                let by_p = match p.tangent == 0.0 {
                    true => 0.0,
                    false => y * self.value.ln() * p.tangent,
                };
                dual(y, by_x * self.tangent + by_p)
            }
            fn powi(self, n: i32) -> Self {
                let by_x = match n {
                    0 => 0.0,
                    n => <f64 as From<i32>>::from(n) as $t * self.value.powi(n - 1),
                };
                dual(self.value.powi(n), by_x * self.tangent)
            }
            fn hypot(self, other: Self) -> Self {
                let y = self.value.hypot(other.value);
                dual(y, (self.value * self.tangent + other.value * other.tangent) / y)
            }
            fn atan2(self, other: Self) -> Self {
                let (y, x) = (self, other);
                let by = (x.value * y.tangent - y.value * x.tangent)
                    / (x.value * x.value + y.value * y.value);
                dual(y.value.atan2(x.value), by)
            }
            fn log(self, base: Self) -> Self {
                let y = self.value.log(base.value);
                let by = self.tangent / self.value - y * base.tangent / base.value;
                dual(y, by / base.value.ln())
            }
            fn max(self, other: Self) -> Self {
                match self.value.max(other.value) == self.value {
                    true => self,
                    false => other,
                }
            }
            fn min(self, other: Self) -> Self {
                match self.value.min(other.value) == self.value {
                    true => self,
                    false => other,
                }
            }
            fn copysign(self, sign: Self) -> Self {
                match self.value.is_sign_negative() == sign.value.is_sign_negative() {
                    true => self,
                    false => -self,
                }
            }
            fn rem_euclid(self, other: Self) -> Self {
                let quotient = self.value.div_euclid(other.value);
                dual(self.value.rem_euclid(other.value), self.tangent - quotient * other.tangent)
            }
            fn div_euclid(self, other: Self) -> Self {
                dual(self.value.div_euclid(other.value), 0.0)
            }
            fn mul_add(self, a: Self, b: Self) -> Self {
                let tangent = self.tangent * a.value + self.value * a.tangent + b.tangent;
                dual(self.value.mul_add(a.value, b.value), tangent)
            }
            fn clamp(self, lo: Self, hi: Self) -> Self {
                Real::min(Real::max(self, lo), hi)
            }
            fn sin_cos(self) -> (Self, Self) {
                (Real::sin(self), Real::cos(self))
            }
            fn is_nan(self) -> bool {
                self.value.is_nan()
            }
            fn is_finite(self) -> bool {
                self.value.is_finite()
            }
            fn is_infinite(self) -> bool {
                self.value.is_infinite()
            }
            fn is_sign_negative(self) -> bool {
                self.value.is_sign_negative()
            }
            fn is_sign_positive(self) -> bool {
                self.value.is_sign_positive()
            }
        }

        #[diagnostic::do_not_recommend]
        impl Zero for Dual<$t> {
            fn zero() -> Self {
                dual(0.0, 0.0)
            }
            fn is_zero(&self) -> bool {
                self.value == 0.0 && self.tangent == 0.0
            }
        }

        #[diagnostic::do_not_recommend]
        impl One for Dual<$t> {
            fn one() -> Self {
                dual(1.0, 0.0)
            }
        }

        #[diagnostic::do_not_recommend]
        impl Num for Dual<$t> {
            type FromStrRadixErr = <$t as Num>::FromStrRadixErr;
            fn from_str_radix(text: &str, radix: u32) -> Result<Self, Self::FromStrRadixErr> {
                <$t>::from_str_radix(text, radix).map(Dual::<$t>::constant)
            }
        }

        #[diagnostic::do_not_recommend]
        impl ToPrimitive for Dual<$t> {
            fn to_i64(&self) -> Option<i64> {
                self.value.to_i64()
            }
            fn to_u64(&self) -> Option<u64> {
                self.value.to_u64()
            }
            fn to_f64(&self) -> Option<f64> {
                Some(<f64 as From<$t>>::from(self.value))
            }
        }

        #[diagnostic::do_not_recommend]
        impl FromPrimitive for Dual<$t> {
            fn from_i64(n: i64) -> Option<Self> {
                <$t>::from_i64(n).map(Dual::<$t>::constant)
            }
            fn from_u64(n: u64) -> Option<Self> {
                <$t>::from_u64(n).map(Dual::<$t>::constant)
            }
            fn from_f64(x: f64) -> Option<Self> {
                Some(Real::lit(x))
            }
        }

        #[diagnostic::do_not_recommend]
        impl NumCast for Dual<$t> {
            fn from<T: ToPrimitive>(n: T) -> Option<Self> {
                <$t as NumCast>::from(n).map(Dual::<$t>::constant)
            }
        }

        #[cfg(any(feature = "ndarray", feature = "num-complex"))]
        #[diagnostic::do_not_recommend]
        impl Float for Dual<$t> {
            fn neg_zero() -> Self {
                dual(-0.0, 0.0)
            }
            fn is_normal(self) -> bool {
                self.value.is_normal()
            }
            fn classify(self) -> FpCategory {
                self.value.classify()
            }
            fn abs_sub(self, other: Self) -> Self {
                Real::max(self - other, Real::lit(0.0))
            }
            fn integer_decode(self) -> (u64, i16, i8) {
                Float::integer_decode(self.value)
            }
            number! { @same
                infinity() neg_infinity() nan() max_value() min_value() min_positive_value() epsilon();
                is_nan(self) -> bool; is_infinite(self) -> bool; is_finite(self) -> bool;
                is_sign_positive(self) -> bool; is_sign_negative(self) -> bool;
                sin(self) -> Self; cos(self) -> Self; tan(self) -> Self; asin(self) -> Self; acos(self) -> Self; atan(self) -> Self;
                sinh(self) -> Self; cosh(self) -> Self; tanh(self) -> Self; asinh(self) -> Self; acosh(self) -> Self; atanh(self) -> Self;
                exp(self) -> Self; exp2(self) -> Self; exp_m1(self) -> Self; ln(self) -> Self; ln_1p(self) -> Self; log2(self) -> Self;
                log10(self) -> Self; sqrt(self) -> Self; cbrt(self) -> Self; recip(self) -> Self; abs(self) -> Self; signum(self) -> Self;
                floor(self) -> Self; ceil(self) -> Self; round(self) -> Self; trunc(self) -> Self; fract(self) -> Self;
                to_degrees(self) -> Self; to_radians(self) -> Self; sin_cos(self) -> (Self, Self);
                powf(self, x: Self) -> Self; powi(self, n: i32) -> Self; hypot(self, x: Self) -> Self; atan2(self, x: Self) -> Self;
                log(self, x: Self) -> Self; max(self, x: Self) -> Self; min(self, x: Self) -> Self; copysign(self, x: Self) -> Self;
                mul_add(self, x: Self, y: Self) -> Self;
            }
        }

        #[cfg(feature = "num-complex")]
        #[diagnostic::do_not_recommend]
        impl num_traits::FloatConst for Dual<$t> {
            number! { @constants $t
                E FRAC_1_PI FRAC_1_SQRT_2 FRAC_2_PI FRAC_2_SQRT_PI FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8
                LN_10 LN_2 LOG10_E LOG2_E PI SQRT_2
            }
        }

        #[diagnostic::do_not_recommend]
        impl Signed for Dual<$t> {
            fn abs(&self) -> Self {
                Real::abs(*self)
            }
            fn abs_sub(&self, other: &Self) -> Self {
                Real::max(*self - *other, Real::lit(0.0))
            }
            fn signum(&self) -> Self {
                Real::signum(*self)
            }
            fn is_positive(&self) -> bool {
                self.value.is_sign_positive()
            }
            fn is_negative(&self) -> bool {
                self.value.is_sign_negative()
            }
        }
    };
    (@constants $t:ident $($constant:ident)*) => {$(
        fn $constant() -> Self {
            dual(std::$t::consts::$constant, 0.0)
        }
    )*};
    (@same $($constant:ident())*; $($name:ident(self $(, $x:ident: $ty:ty)*) -> $ret:ty;)*) => {
        $(
            fn $constant() -> Self {
                <Self as Real>::$constant()
            }
        )*
        $(
            #[inline]
            fn $name(self $(, $x: $ty)*) -> $ret {
                Real::$name(self $(, $x)*)
            }
        )*
    };
    (@assign $t:ident $($trait:ident $assign:ident $op:tt),*) => {$(
        #[diagnostic::do_not_recommend]
        impl $trait for Dual<$t> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    )*};
}

number!(f64);
number!(f32);

/// The ways back of operators, and their forward mode, by the partials of the primitives.
macro_rules! operators {
    ($($back_trait:ident $back:ident $assign_trait:ident $assign_back:ident, $jvp_trait:ident $jvp:ident $assign_jvp_trait:ident $assign_jvp:ident, $numbers:ident;)*) => {
        operators!(@of f64 $($back_trait $back $assign_trait $assign_back, $jvp_trait $jvp $assign_jvp_trait $assign_jvp, $numbers;)*);
        operators!(@of f32 $($back_trait $back $assign_trait $assign_back, $jvp_trait $jvp $assign_jvp_trait $assign_jvp, $numbers;)*);
    };
    (@of $t:ident $($back_trait:ident $back:ident $assign_trait:ident $assign_back:ident, $jvp_trait:ident $jvp:ident $assign_jvp_trait:ident $assign_jvp:ident, $numbers:ident;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl $jvp_trait for Dual<$t> {
            fn $jvp(&self, rhs: &Self, d: &Self, d_rhs: &Self) -> Self {
                let [dx, dy] = <crate::operators::$numbers as crate::operators::AtNumbers<Self, 2>>::partials([*self, *rhs]);
                dx * *d + dy * *d_rhs
            }
        }
        #[diagnostic::do_not_recommend]
        impl $assign_jvp_trait for Dual<$t> {
            fn $assign_jvp(&self, rhs: &Self, d: &Self, d_rhs: &Self) -> Self {
                $jvp_trait::$jvp(self, rhs, d, d_rhs)
            }
        }
        #[diagnostic::do_not_recommend]
        impl $back_trait for Dual<$t> {
            fn $back(&self, rhs: &Self, ct: Self) -> (Self, Self) {
                let [dx, dy] = <crate::operators::$numbers as crate::operators::AtNumbers<Self, 2>>::partials([*self, *rhs]);
                (ct * dx, ct * dy)
            }
        }
        #[diagnostic::do_not_recommend]
        impl $assign_trait for Dual<$t> {
            fn $assign_back(&self, rhs: &Self, ct: Self) -> (Self, Self) {
                $back_trait::$back(self, rhs, ct)
            }
        }
    )*};
}

operators! {
    AddBack add_back AddAssignBack add_assign_back, AddJvp add_jvp AddAssignJvp add_assign_jvp, Sum;
    SubBack sub_back SubAssignBack sub_assign_back, SubJvp sub_jvp SubAssignJvp sub_assign_jvp, Difference;
    MulBack mul_back MulAssignBack mul_assign_back, MulJvp mul_jvp MulAssignJvp mul_assign_jvp, Product;
    DivBack div_back DivAssignBack div_assign_back, DivJvp div_jvp DivAssignJvp div_assign_jvp, Quotient;
    RemBack rem_back RemAssignBack rem_assign_back, RemJvp rem_jvp RemAssignJvp rem_assign_jvp, Remainder;
}
