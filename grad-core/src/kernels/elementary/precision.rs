//! What the functions need of `f32` and `f64`: their bits, and constants.

#![expect(
    clippy::excessive_precision,
    clippy::approx_constant,
    reason = "constants are written as in the sources that they are of"
)]

use std::ops::{Add, Div, Mul, Neg, Sub};

/// A float, its bits and the constants of the functions.
pub trait Precision:
    Copy
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    const ZERO: Self;
    const HALF: Self;
    const ONE: Self;
    const TWO: Self;
    const THREE: Self;
    const SIX: Self;
    /// How many binary digits there are, and some more.
    const DIGITS: Self;
    /// Below this a number is its own hyperbolic tangent, `exp_m1` and so on.
    const TINY: Self;
    const INFINITY: Self;
    const NAN: Self;
    const LEAST_NORMAL: Self;
    /// A power of two that makes the least numbers normal.
    const SCALE: Self;
    const SCALE_EXPONENT: Self;
    /// A number plus this has no digits behind the point.
    const ROUND: Self;
    const INV_LN2: Self;
    /// The logarithm of 2, in two parts of which the first times an exponent is exact.
    const LN2_HI: Self;
    const LN2_LO: Self;
    /// Above this the exponential is infinite.
    const EXP_MOST: Self;
    /// Below this it is zero.
    const EXP_LEAST: Self;
    /// Below this `exp_m1` is -1.
    const EXP_M1_LEAST: Self;
    /// Below this the series of `tanh` serves.
    const TANH_SMALL: Self;

    fn abs(self) -> Self;
    fn with_sign_of(self, other: Self) -> Self;
    /// `2^k` for an integer `k`, where that is a normal number.
    fn two_to(k: Self) -> Self;
    /// The exponent and the mantissa, which is between the roots of 1/2 and 2, of a normal number.
    fn split(self) -> (Self, Self);
    fn exp_series(t: Self) -> Self;
    fn exp_m1_series(square: Self) -> Self;
    fn ln_series(z: Self) -> Self;
    fn tanh_series(z: Self) -> Self;

    /// The nearest integer, of a number that is not large.
    #[inline]
    fn round(x: Self) -> Self {
        (x + Self::ROUND) - Self::ROUND
    }
    /// The lesser, or a NaN.
    #[inline]
    fn at_most(self, most: Self) -> Self {
        if self > most { most } else { self }
    }
    /// The greater, or a NaN.
    #[inline]
    fn at_least(self, least: Self) -> Self {
        if self < least { least } else { self }
    }
    /// The number itself if it is tiny, else `other`.
    #[inline]
    fn if_tiny(self, other: Self) -> Self {
        if self.abs() < Self::TINY { self } else { other }
    }
    /// `logarithm`, that of this number, if it is positive and finite; what there is to say of another one, and `whole` of infinity and NaN.
    #[inline]
    fn if_no_logarithm(self, whole: Self, logarithm: Self) -> Self {
        let finite = if self < Self::INFINITY {
            logarithm
        } else {
            whole
        };
        let positive = if self == Self::ZERO {
            -Self::INFINITY
        } else {
            finite
        };
        if self < Self::ZERO {
            Self::NAN
        } else {
            positive
        }
    }
}

/// The numbers that both have, and the bits.
macro_rules! common {
    ($t:ident $bits:ident digits $digits:literal bias $bias:literal) => {
        const ZERO: $t = 0.0;
        const HALF: $t = 0.5;
        const ONE: $t = 1.0;
        const TWO: $t = 2.0;
        const THREE: $t = 3.0;
        const SIX: $t = 6.0;
        const INFINITY: $t = $t::INFINITY;
        const NAN: $t = $t::NAN;
        const LEAST_NORMAL: $t = $t::MIN_POSITIVE;
        const SCALE_EXPONENT: $t = ($digits + 2) as $t;
        const DIGITS: $t = ($digits + 2) as $t;
        const SCALE: $t = ((1 as $bits) << ($digits + 2)) as $t;
        const ROUND: $t = ((3 as $bits) << ($digits - 1)) as $t;

        #[inline]
        fn abs(self) -> $t {
            self.abs()
        }
        #[inline]
        fn with_sign_of(self, other: $t) -> $t {
            self.copysign(other)
        }
        #[inline]
        fn two_to(k: $t) -> $t {
            // the last bits of the sum are those of an integer
            $t::from_bits((k + (Self::ROUND + $bias)).to_bits() << $digits)
        }
        #[inline]
        fn split(self) -> ($t, $t) {
            const ROOT: $bits = std::$t::consts::FRAC_1_SQRT_2.to_bits();
            const INTEGER: $t = ((1 as $bits) << $digits) as $t;
            let bits = self.to_bits().wrapping_add((1.0 as $t).to_bits() - ROOT);
            let exponent = $t::from_bits(INTEGER.to_bits() | bits >> $digits) - (INTEGER + $bias);
            let mantissa = (bits & ((1 << $digits) - 1)) + ROOT;
            (exponent, $t::from_bits(mantissa))
        }
    };
}

impl Precision for f64 {
    common! { f64 u64 digits 52 bias 1023.0 }
    const TINY: f64 = 1e-17;
    const INV_LN2: f64 = 1.44269504088896338700;
    const LN2_HI: f64 = 6.93147180369123816490e-01;
    const LN2_LO: f64 = 1.90821492927058770002e-10;
    const EXP_MOST: f64 = 710.0;
    const EXP_LEAST: f64 = -746.0;
    const EXP_M1_LEAST: f64 = -60.0;
    const TANH_SMALL: f64 = 0.625;

    #[inline]
    fn exp_series(t: f64) -> f64 {
        1.66666666666666019037e-01
            + t * (-2.77777777770155933842e-03
                + t * (6.61375632143793436117e-05
                    + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)))
    }
    #[inline]
    fn exp_m1_series(s: f64) -> f64 {
        -3.33333333333331316428e-02
            + s * (1.58730158725481460165e-03
                + s * (-7.93650757867487942473e-05
                    + s * (4.00821782732936239552e-06 + s * -2.01099218183624371326e-07)))
    }
    #[inline]
    fn ln_series(z: f64) -> f64 {
        let w = z * z;
        let even = w
            * (3.999999999940941908e-01
                + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
        let odd = z
            * (6.666666666666735130e-01
                + w * (2.857142874366239149e-01
                    + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
        odd + even
    }
    #[inline]
    fn tanh_series(z: f64) -> f64 {
        let p = (-9.64399179425052238628e-1 * z - 9.92877231001918586564e1) * z
            - 1.61468768441708447952e3;
        let q = ((z + 1.12811678491632931402e2) * z + 2.23548839060100448583e3) * z
            + 4.84406305325125486048e3;
        p / q
    }
}

impl Precision for f32 {
    common! { f32 u32 digits 23 bias 127.0 }
    const TINY: f32 = 1e-8;
    const INV_LN2: f32 = 1.4426950216;
    const LN2_HI: f32 = 6.9314575195e-01;
    const LN2_LO: f32 = 1.4286067653e-06;
    const EXP_MOST: f32 = 89.0;
    const EXP_LEAST: f32 = -105.0;
    const EXP_M1_LEAST: f32 = -30.0;
    const TANH_SMALL: f32 = 0.625;

    #[inline]
    fn exp_series(t: f32) -> f32 {
        1.6666625440e-1 + t * -2.7667332906e-3
    }
    #[inline]
    fn exp_m1_series(s: f32) -> f32 {
        -3.3333212137e-2 + s * 1.5807170421e-3
    }
    #[inline]
    fn ln_series(z: f32) -> f32 {
        let w = z * z;
        z * (0.66666662693 + w * 0.28498786688) + w * (0.40000972152 + w * 0.24279078841)
    }
    #[inline]
    fn tanh_series(z: f32) -> f32 {
        (((-5.70498872745e-3 * z + 2.06390887954e-2) * z - 5.37397155531e-2) * z + 1.33314422036e-1)
            * z
            - 3.33332819422e-1
    }
}
