//! Sine and cosine: the rest after multiples of a quarter turn, and a series for each quarter. Of numbers so large that the multiple is not exact, those of `libm`.

#![expect(
    clippy::excessive_precision,
    clippy::approx_constant,
    reason = "constants are written as in the sources that they are of"
)]

use super::Function;

/// The sine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sin;

/// The cosine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cos;

/// Up to here multiples of a quarter turn are exact.
const FAR: f64 = 1e6;

/// The same of `f32`, which are computed as `f64`.
const FAR_SINGLE: f32 = 1e8;

/// A number plus this has no digits behind the point, and those before it are its last bits.
const ROUND: f64 = (3_u64 << 51) as f64;

const QUARTERS: f64 = 6.36619772367581382433e-01;

macro_rules! circular {
    ($($name:ident begins $quarter:literal, of $libm:path, single $single:path;)*) => {$(
        impl Function<f64> for $name {
            #[inline]
            fn near(x: f64) -> f64 {
                let sum = x * QUARTERS + ROUND;
                let (y, rest) = after(x, sum - ROUND);
                of_quarter(sum.to_bits().wrapping_add($quarter), sine(y, rest), cosine(y, rest))
            }
            #[inline]
            fn is_near(x: f64) -> bool {
                x.abs() <= FAR
            }
            #[inline]
            fn far(x: f64) -> f64 {
                $libm(x)
            }
        }
        impl Function<f32> for $name {
            #[inline]
            fn near(x: f32) -> f32 {
                let x = f64::from(x);
                let sum = x * QUARTERS + ROUND;
                let k = sum - ROUND;
                let y = x - k * 1.57079631090164184570 - k * 1.58932547735281966916e-08;
                let quarter = sum.to_bits().wrapping_add($quarter);
                of_quarter(quarter, single_sine(y), single_cosine(y)) as f32
            }
            #[inline]
            fn is_near(x: f32) -> bool {
                x.abs() <= FAR_SINGLE
            }
            #[inline]
            fn far(x: f32) -> f32 {
                $single(x)
            }
        }
    )*};
}

circular! {
    Sin begins 0, of libm::sin, single libm::sinf;
    Cos begins 1, of libm::cos, single libm::cosf;
}

/// The sine in the quarter whose number the last two bits are.
#[inline]
fn of_quarter(quarter: u64, sine: f64, cosine: f64) -> f64 {
    let odd = (quarter & 1).wrapping_neg();
    let bits = (sine.to_bits() & !odd) | (cosine.to_bits() & odd);
    f64::from_bits(bits ^ (quarter & 2) << 62)
}

/// `x` without `k` quarter turns, as a number and what it lacks: a quarter in three parts, of which the multiples are exact.
#[inline]
fn after(x: f64, k: f64) -> (f64, f64) {
    let first = x - k * 1.57079632673412561417e+00;
    let w = k * 6.07710050630396597660e-11;
    let second = first - w;
    let lost = (first - second) - w;
    let w = k * 2.02226624871116645580e-21 - lost;
    let third = second - w;
    let lost = (second - third) - w;
    let w = k * 8.47842766036889956997e-32 - lost;
    let y = third - w;
    (y, (third - y) - w)
}

#[inline]
fn sine(x: f64, rest: f64) -> f64 {
    let z = x * x;
    let w = z * z;
    let r = 8.33333333332248946124e-03
        + z * (-1.98412698298579493134e-04 + z * 2.75573137070700676789e-06)
        + z * w * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10);
    let v = z * x;
    x - ((z * (0.5 * rest - v * r) - rest) - v * -1.66666666666666324348e-01)
}

#[inline]
fn cosine(x: f64, rest: f64) -> f64 {
    let z = x * x;
    let w = z * z;
    let r = z
        * (4.16666666666666019037e-02
            + z * (-1.38888888888741095749e-03 + z * 2.48015872894767294178e-05))
        + w * w
            * (-2.75573143513906633035e-07
                + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11));
    let half = 0.5 * z;
    let w = 1.0 - half;
    w + (((1.0 - w) - half) + (z * r - x * rest))
}

#[inline]
fn single_sine(x: f64) -> f64 {
    let z = x * x;
    let w = z * z;
    let r = -0.000198393348360966317347 + z * 0.0000027183114939898219064;
    let s = z * x;
    (x + s * (-0.166666666416265235595 + z * 0.0083333293858894631756)) + s * w * r
}

#[inline]
fn single_cosine(x: f64) -> f64 {
    let z = x * x;
    let w = z * z;
    let r = -0.00138867637746099294692 + z * 0.0000243904487962774090654;
    ((1.0 + z * -0.499999997251031003120) + w * 0.0416666233237390631894) + (w * z) * r
}
