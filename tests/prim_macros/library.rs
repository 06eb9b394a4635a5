//! The methods of std's floats.

use super::{Precision, Row};
use grad_core::ops::datum::Datum;
use grads::prelude::*;
use std::hint::black_box;

/// One row a method, under its primitive's mnemonic; those of two primitives come last.
pub fn rows() -> Vec<Row> {
    vec![
        row!(mul_add(x, y, z) { x.mul_add(y, z) }),
        row!(recip(x) { x.recip() }),
        row!(rem_euclid(x, y) { x.rem_euclid(y) }),
        row!(div_euclid(x, y) { x.div_euclid(y) }),
        row!(to_degrees(x) { x.to_degrees() }),
        row!(to_radians(x) { x.to_radians() }),
        row!(exp(x) { x.exp() }),
        row!(exp2(x) { x.exp2() }),
        row!(exp_m1(x) { x.exp_m1() }),
        row!(ln(x) { x.ln() }),
        row!(ln_1p(x) { x.ln_1p() }),
        row!(log2(x) { x.log2() }),
        row!(log10(x) { x.log10() }),
        row!(log(x, y) { x.log(y) }),
        row!(sqrt(x) { x.sqrt() }),
        row!(cbrt(x) { x.cbrt() }),
        row!(powf(x, y) { x.powf(y) }),
        row!(hypot(x, y) { x.hypot(y) }),
        row!(powi(x; n) { x.powi(n) }),
        row!(sin(x) { x.sin() }),
        row!(cos(x) { x.cos() }),
        row!(tan(x) { x.tan() }),
        row!(asin(x) { x.asin() }),
        row!(acos(x) { x.acos() }),
        row!(atan(x) { x.atan() }),
        row!(atan2(x, y) { x.atan2(y) }),
        row!(sinh(x) { x.sinh() }),
        row!(cosh(x) { x.cosh() }),
        row!(tanh(x) { x.tanh() }),
        row!(asinh(x) { x.asinh() }),
        row!(acosh(x) { x.acosh() }),
        row!(atanh(x) { x.atanh() }),
        row!(floor(x) { x.floor() }),
        row!(ceil(x) { x.ceil() }),
        row!(round(x) { x.round() }),
        row!(round_ties_even(x) { x.round_ties_even() }),
        row!(trunc(x) { x.trunc() }),
        row!(fract(x) { x.fract() }),
        row!(signum(x) { x.signum() }),
        row!(abs(x) { x.abs() }),
        row!(copysign(x, y) { x.copysign(y) }),
        row!(abs_sub(x, y) { x.abs_sub(y) }),
        row!(max(x, y) { x.max(y) }),
        row!(min(x, y) { x.min(y) }),
        row!(clamp(x, y, z) { x.clamp(y, z) }),
        row!(sin_cos(x) { let (sin, cos) = x.sin_cos(); sin + 2.0 * cos }),
        row!(is_nan(x) { if x.is_nan() { 1.0 } else { 2.0 * x } }),
        row!(is_finite(x) { if x.is_finite() { 2.0 * x } else { 1.0 } }),
        row!(by_path(x, y) { f64::max(x, f64::sin(y)) } { f32::max(x, f32::sin(y)) }),
    ]
}
