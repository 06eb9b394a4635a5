//! Determinants and inverses.

use super::lu::Lu;
use super::system::check_square;
use crate::{ArrayFloat, differentiable};
use ndarray::Array2;

/// The inverse.
///
/// `a` and the inverse have the shape `[n, n]`. That of a singular matrix is NaN throughout. For `a^-1 b` take [`solve`](super::solve), which is
/// more accurate.
///
/// In `4 n^3 / 3` multiplications. The gradient is `-y^T ct y^T` for the inverse `y` (Giles, An extended collection of matrix derivative results, 2008,
/// section 2.2.3).
///
/// # Panics
/// If `a` is not square.
///
/// # Examples
/// ```
/// use grads::linalg::inv;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn corner(a: &Array2<f64>) -> f64 {
///     inv(a)[[0, 0]]
/// }
/// let (value, gradient) = value_and_grad!(corner)(&array![[2.0, 0.0], [0.0, 1.0]]);
/// assert_eq!((value, gradient), (0.5, array![[-0.25, 0.0], [0.0, 0.0]]));
/// ```
#[differentiable(vjp = inv_back, jvp = inv_along, kept, order = 2)]
pub fn inv<T: ArrayFloat>(a: &Array2<T>) -> Array2<T> {
    check_square("inv", a);
    Lu::new(a).inverse()
}

fn inv_back<T: ArrayFloat>(a: &Array2<T>) -> (Array2<T>, impl Fn(Array2<T>) -> Array2<T> + use<T>) {
    let y = inv(a);
    (y.clone(), move |ct| by_inverse(&y, &ct))
}

fn by_inverse<T: ArrayFloat>(y: &Array2<T>, ct: &Array2<T>) -> Array2<T> {
    -y.t().dot(ct).dot(&y.t())
}

#[differentiable(vjp = inv_along_back, kept)]
fn inv_along<T: ArrayFloat>(a: &Array2<T>, da: &Array2<T>) -> (Array2<T>, Array2<T>) {
    let y = inv(a);
    let dy = -y.dot(da).dot(&y);
    (y, dy)
}

fn inv_along_back<T: ArrayFloat>(
    a: &Array2<T>,
    da: &Array2<T>,
) -> (
    (Array2<T>, Array2<T>),
    impl Fn((Array2<T>, Array2<T>)) -> (Array2<T>, Array2<T>) + use<T>,
) {
    let (both, da) = (inv_along(a, da), da.clone());
    let y = both.0.clone();
    (both, move |(ct, ct_d): (Array2<T>, Array2<T>)| {
        let moved = da.dot(&y);
        let of_y = ct - ct_d.dot(&moved.t()) - y.dot(&da).t().dot(&ct_d);
        (by_inverse(&y, &of_y), by_inverse(&y, &ct_d))
    })
}

/// The sign of the determinant, and the logarithm of its absolute value.
///
/// `a` has the shape `[n, n]`. Of a singular matrix they are 0 and minus infinity, and the gradient is NaN. The sign has no gradient.
///
/// In `n^3 / 3` multiplications. The gradient of the logarithm is the transposed inverse (Giles, An extended collection of matrix derivative results, 2008,
/// section 2.2.4).
///
/// # Panics
/// If `a` is not square.
///
/// # Examples
/// ```
/// use grads::linalg::slogdet;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn volume(a: &Array2<f64>) -> f64 {
///     let (_, log) = slogdet(a);
///     log
/// }
/// assert_eq!(slogdet(&array![[0.0, 1.0], [1.0, 0.0]]), (-1.0, 0.0));
/// assert_eq!(grad!(volume)(&array![[2.0, 0.0], [0.0, -4.0]]), array![[0.5, 0.0], [0.0, -0.25]]);
/// ```
#[differentiable(vjp = slogdet_back, jvp = slogdet_along, kept, order = 2)]
pub fn slogdet<T: ArrayFloat>(a: &Array2<T>) -> (T, T) {
    check_square("slogdet", a);
    Lu::new(a).determinant()
}

/// The sign is the same nearby.
fn slogdet_back<T: ArrayFloat>(a: &Array2<T>) -> ((T, T), impl Fn((T, T)) -> Array2<T> + use<T>) {
    check_square("slogdet", a);
    let lu = Lu::new(a);
    (lu.determinant(), move |(_, ct)| {
        lu.inverse().reversed_axes() * ct
    })
}

#[differentiable(vjp = slogdet_along_back, kept)]
fn slogdet_along<T: ArrayFloat>(a: &Array2<T>, da: &Array2<T>) -> ((T, T), (T, T)) {
    check_square("slogdet", a);
    let lu = Lu::new(a);
    let along = (&lu.inverse().t() * da).sum();
    (lu.determinant(), (T::lit(0.0), along))
}

fn slogdet_along_back<T: ArrayFloat>(
    a: &Array2<T>,
    da: &Array2<T>,
) -> (
    ((T, T), (T, T)),
    impl Fn(((T, T), (T, T))) -> (Array2<T>, Array2<T>) + use<T>,
) {
    let (both, y, da) = (slogdet_along(a, da), Lu::new(a).inverse(), da.clone());
    (both, move |((_, ct), (_, ct_d))| {
        let bend = y.dot(&da).dot(&y);
        let by_a = &y.t() * ct - &bend.t() * ct_d;
        (by_a, &y.t() * ct_d)
    })
}

/// The logarithm of the determinant.
///
/// `a` has the shape `[n, n]`. It is NaN where the determinant is negative, and minus infinity where it is zero; [`slogdet`] has the sign beside it.
/// Of large matrices the determinant itself would overflow.
///
/// In `n^3 / 3` multiplications.
///
/// # Panics
/// If `a` is not square.
///
/// # Examples
/// ```
/// use grads::linalg::logdet;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn f(a: &Array2<f64>) -> f64 {
///     logdet(a)
/// }
/// assert_eq!(grad!(f)(&array![[2.0, 0.0], [0.0, 4.0]]), array![[0.5, 0.0], [0.0, 0.25]]);
/// assert!(logdet(&array![[-1.0]]).is_nan());
/// ```
#[differentiable(order = 2)]
pub fn logdet<T: ArrayFloat>(a: &Array2<T>) -> T {
    let (sign, log) = slogdet(a);
    if sign < T::lit(0.0) {
        T::lit(f64::NAN) * log
    } else {
        log
    }
}
