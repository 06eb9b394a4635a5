//! The exponential of a matrix.

use super::lu::Lu;
use super::system::{System, check_square};
use crate::{ArrayFloat, differentiable};
use ndarray::{Array2, s};

/// `exp(a)`, the sum of `a^k / k!`.
///
/// `a` and the result have the shape `[n, n]`. If `a` has numbers that are not finite, all is NaN.
///
/// By a Padé approximant of degree 13, scaling and squaring (Higham, The scaling and squaring method for the matrix exponential revisited, 2005), in
/// about `7 + log2(|a|)` products of matrices. The gradient is that of a matrix of twice the size (Higham, Functions of Matrices, 2008, section 10.6),
/// exact to rounding, in eight times the time.
///
/// # Panics
/// If `a` is not square.
///
/// # Examples
/// ```
/// use grads::linalg::expm;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn corner(a: &Array2<f64>) -> f64 {
///     expm(a)[[0, 1]]
/// }
/// // a turn by a quarter of pi
/// let angle = std::f64::consts::FRAC_PI_4;
/// let (value, _) = value_and_grad!(corner)(&array![[0.0, angle], [-angle, 0.0]]);
/// assert!((value - 0.5_f64.sqrt()).abs() < 1e-15);
/// ```
#[differentiable(vjp = expm_back, jvp = expm_along, kept, order = 2)]
pub fn expm<T: ArrayFloat>(a: &Array2<T>) -> Array2<T> {
    check_square("expm", a);
    exponential(a)
}

/// The coefficients of the Padé approximant of degree 13.
const PADE: [f64; 14] = [
    64_764_752_532_480_000.0,
    32_382_376_266_240_000.0,
    7_771_770_303_897_600.0,
    1_187_353_796_428_800.0,
    129_060_195_264_000.0,
    10_559_470_521_600.0,
    670_442_572_800.0,
    33_522_128_640.0,
    1_323_241_920.0,
    40_840_800.0,
    960_960.0,
    16_380.0,
    182.0,
    1.0,
];

/// By scaling and squaring (Higham, The scaling and squaring method for the matrix exponential revisited, 2005, algorithm 2.3 with degree 13).
fn exponential<T: ArrayFloat>(a: &Array2<T>) -> Array2<T> {
    let norm = a
        .columns()
        .into_iter()
        .map(|c| c.fold(0.0, |sum, x| sum + x.to_f64().abs()))
        .fold(0.0, f64::max);
    if !a.iter().all(|x| x.is_finite()) {
        return a.mapv(|_| T::lit(f64::NAN));
    }
    let halvings = (norm / 5.371_920_351_148_152)
        .log2()
        .ceil()
        .clamp(0.0, 1100.0) as i32;
    let a = a * T::lit(0.5_f64.powi(halvings));
    let one = Array2::<T>::eye(a.nrows());
    let a2 = a.dot(&a);
    let a4 = a2.dot(&a2);
    let a6 = a2.dot(&a4);
    let sum = |of: [usize; 3]| {
        &a6 * T::lit(PADE[of[2]]) + &a4 * T::lit(PADE[of[1]]) + &a2 * T::lit(PADE[of[0]])
    };
    let odd = a.dot(&(a6.dot(&sum([9, 11, 13])) + sum([3, 5, 7]) + &one * T::lit(PADE[1])));
    let even = a6.dot(&sum([8, 10, 12])) + sum([2, 4, 6]) + &one * T::lit(PADE[0]);
    let mut y = Lu::new(&(&even - &odd)).solve(&(even + odd));
    for _ in 0..halvings {
        y = y.dot(&y);
    }
    y
}

/// The exponential, and its derivative along `da`: of `[[a, da], [0, a]]` they are the blocks of the first row (Higham, Functions of Matrices,
/// equation 3.16).
fn with_derivative<T: ArrayFloat>(a: &Array2<T>, da: &Array2<T>) -> (Array2<T>, Array2<T>) {
    let n = a.nrows();
    let mut both = Array2::zeros((2 * n, 2 * n));
    both.slice_mut(s![..n, ..n]).assign(a);
    both.slice_mut(s![n.., n..]).assign(a);
    both.slice_mut(s![..n, n..]).assign(da);
    let y = exponential(&both);
    (
        y.slice(s![..n, ..n]).to_owned(),
        y.slice(s![..n, n..]).to_owned(),
    )
}

fn expm_back<T: ArrayFloat>(
    a: &Array2<T>,
) -> (Array2<T>, impl Fn(Array2<T>) -> Array2<T> + use<T>) {
    let (y, transposed) = (expm(a), a.t().to_owned());
    (y, move |ct| with_derivative(&transposed, &ct).1)
}

#[differentiable(vjp = expm_along_back, kept)]
fn expm_along<T: ArrayFloat>(a: &Array2<T>, da: &Array2<T>) -> (Array2<T>, Array2<T>) {
    check_square("expm", a);
    with_derivative(a, da)
}

/// That of the exponential of the larger matrix.
fn expm_along_back<T: ArrayFloat>(
    a: &Array2<T>,
    da: &Array2<T>,
) -> (
    (Array2<T>, Array2<T>),
    impl Fn((Array2<T>, Array2<T>)) -> (Array2<T>, Array2<T>) + use<T>,
) {
    let n = a.nrows();
    let mut transposed = Array2::zeros((2 * n, 2 * n));
    transposed.slice_mut(s![..n, ..n]).assign(&a.t());
    transposed.slice_mut(s![n.., n..]).assign(&a.t());
    transposed.slice_mut(s![n.., ..n]).assign(&da.t());
    (
        expm_along(a, da),
        move |(ct, ct_d): (Array2<T>, Array2<T>)| {
            let mut cts = Array2::zeros((2 * n, 2 * n));
            cts.slice_mut(s![..n, ..n]).assign(&ct);
            cts.slice_mut(s![..n, n..]).assign(&ct_d);
            let by = with_derivative(&transposed, &cts).1;
            let by_a = &by.slice(s![..n, ..n]) + &by.slice(s![n.., n..]);
            (by_a, by.slice(s![..n, n..]).to_owned())
        },
    )
}
