//! Functions of one number that Rust's floats do not have, element by element.

use super::axes::{number, operands};
use super::elementary::Function;
use super::wide;
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::Tensor;

/// `f` of each element, computed as `f64`.
pub(crate) fn each(xs: &[Datum], f: impl Fn(f64) -> f64) -> Result<Datum, EvalError> {
    let single = |x: f32| single(&f, x);
    let [x] = operands("a function of one number", xs)?;
    match x {
        Datum::F64(x) => Ok(Datum::F64(f(*x))),
        Datum::F32(x) => Ok(Datum::F32(single(*x))),
        Datum::Tensor(x) => match &**x {
            Tensor::F64(x) => Ok(Tensor::from(x.mapv(f)).into()),
            Tensor::F32(x) => Ok(Tensor::from(x.mapv(single)).into()),
            other => Err(EvalError(format!("{} is no float", other.dtype()))),
        },
        other => Err(EvalError(format!("{other:?} is no float"))),
    }
}

/// 1, -1, or 0 at 0.
pub(crate) fn sign(x: f64) -> f64 {
    if x == 0.0 { 0.0 } else { x.signum() }
}

/// `f` of a single float.
#[inline]
pub(crate) fn single(f: impl Fn(f64) -> f64, x: f32) -> f32 {
    f(f64::from(x)) as f32
}

/// The same of a function that has a kernel for tensors with axes.
pub(crate) fn function<F: Function<f64> + Function<f32> + Copy>(
    kernel: F,
    f: impl Fn(f64) -> f64,
    xs: &[Datum],
) -> Result<Datum, EvalError> {
    let tensor = match xs {
        [Datum::Tensor(x)] if !x.shape().is_empty() => {
            wide::function(kernel, x.dtype(), xs, x.shape())
        }
        _ => None,
    };
    tensor.map_or_else(|| each(xs, f), |tensor| Ok(tensor.into()))
}

/// `1 / (1 + exp(-x))`
pub(crate) fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// `ln(1 + exp(x))`, without overflow.
pub(crate) fn softplus(x: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}

/// The derivative of order `n` of the digamma function, the logarithmic derivative of the gamma function.
pub(crate) fn polygamma(cx: &EvalCx, xs: &[Datum]) -> Result<Datum, EvalError> {
    let n: u32 = number(cx.attr, "order")?;
    if n > MOST {
        return Err(EvalError(format!(
            "derivatives of digamma only up to {MOST}, not {n}"
        )));
    }
    each(xs, |x| derivative_of_digamma(n, x))
}

/// The highest derivative of digamma.
const MOST: u32 = 20;

/// Below this the recurrence takes too many steps.
const LEAST: f64 = -1e5;

/// The Bernoulli numbers B2, B4, ..
const BERNOULLI: [f64; 10] = [
    1.0 / 6.0,
    -1.0 / 30.0,
    1.0 / 42.0,
    -1.0 / 30.0,
    5.0 / 66.0,
    -691.0 / 2730.0,
    7.0 / 6.0,
    -3617.0 / 510.0,
    43867.0 / 798.0,
    -174611.0 / 330.0,
];

/// By the recurrence `psi(x) = psi(x + 1) - 1 / x` up to where the asymptotic series is exact (Abramowitz and Stegun
/// 6.3.18 and 6.4.11). At a pole infinity if both sides go there, else NaN.
fn derivative_of_digamma(n: u32, mut x: f64) -> f64 {
    let pole = x <= 0.0 && x.fract() == 0.0;
    if x.is_nan() || x < LEAST || (pole && n.is_multiple_of(2)) {
        return f64::NAN;
    }
    if pole {
        return f64::INFINITY;
    }
    let order = f64::from(n);
    let sign = if n.is_multiple_of(2) { -1.0 } else { 1.0 };
    let factorial: f64 = (1..=n).map(f64::from).product();
    let power = |x: f64| x.powi(n as i32 + 1);
    let mut steps = 0.0;
    while x < 15.0 + order {
        steps += factorial / power(x);
        x += 1.0;
    }
    let leading = match n {
        0 => -x.ln(),
        _ => factorial / order / x.powi(n as i32),
    };
    let mut series = leading + factorial / (2.0 * power(x));
    // (2k + n - 1)! / (2k)! / x^(2k + n), from k = 1
    let mut term = factorial * (order + 1.0) / 2.0 / (power(x) * x);
    for (k, b) in BERNOULLI.iter().enumerate() {
        series += b * term;
        let m = 2.0 * (k as f64 + 1.0) + order;
        term *= m * (m + 1.0) / ((m - order + 1.0) * (m - order + 2.0)) / (x * x);
    }
    sign * (series + steps)
}
