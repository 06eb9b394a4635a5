//! Softmax along an axis, and what belongs to it.

use crate::{ArrayFloat, differentiable};
use ndarray::{Array, Array2, ArrayView1, ArrayViewMut1, Axis, Dimension, RemoveAxis, Zip};

/// `exp(x) / sum(exp(x))` along an axis.
///
/// Takes an array of any shape and gives one of the same, whose lanes along `axis` sum to 1. The maximum of a lane is subtracted first, so that nothing
/// overflows. A lane of minus infinities alone is NaN.
///
/// `O(n)` for `n` elements, as its derivatives (Goodfellow, Bengio and Courville, Deep Learning, 2016, section 6.2.2.3).
///
/// # Panics
/// If the array has no such axis.
///
/// # Examples
/// ```
/// use grads::nn::softmax;
/// use grads::prelude::*;
/// use ndarray::{Array2, Axis, array};
///
/// #[differentiable]
/// fn first(x: &Array2<f64>) -> f64 {
///     softmax(x, Axis(1))[[0, 0]]
/// }
/// let (value, gradient) = value_and_grad!(first)(&array![[1000.0, 1000.0]]);
/// assert_eq!((value, gradient), (0.5, array![[0.25, -0.25]]));
/// ```
#[differentiable(vjp = softmax_back, jvp = softmax_along, kept, order = 2)]
pub fn softmax<T: ArrayFloat, D: Dimension>(x: &Array<T, D>, #[no_diff] axis: Axis) -> Array<T, D> {
    let mut y = x.clone();
    lanes(&mut y, axis, |mut lane| {
        let of = exp_over_max(&mut lane).1;
        lane.mapv_inplace(|e| e / of);
    });
    y
}
fn softmax_back<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    axis: Axis,
) -> (Array<T, D>, impl Fn(Array<T, D>) -> Array<T, D> + use<T, D>) {
    let y = softmax(x, axis);
    (y.clone(), move |mut ct| {
        Zip::from(ct.lanes_mut(axis))
            .and(y.lanes(axis))
            .for_each(|ct, y| through(ct, y));
        ct
    })
}
/// The product of the Jacobian of softmax, which is symmetric, with `ct`: `y * (ct - <y, ct>)`.
fn through<T: ArrayFloat>(mut ct: ArrayViewMut1<T>, y: ArrayView1<T>) {
    let mean = y.dot(&ct);
    ct.zip_mut_with(&y, |ct, y| *ct = *y * (*ct - mean));
}
#[differentiable(vjp = softmax_along_back, kept)]
pub(super) fn softmax_along<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    #[no_diff] axis: Axis,
    dx: &Array<T, D>,
) -> (Array<T, D>, Array<T, D>) {
    let (y, mut dy) = (softmax(x, axis), dx.clone());
    Zip::from(dy.lanes_mut(axis))
        .and(y.lanes(axis))
        .for_each(|dy, y| through(dy, y));
    (y, dy)
}
fn softmax_along_back<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    axis: Axis,
    dx: &Array<T, D>,
) -> (
    (Array<T, D>, Array<T, D>),
    impl Fn((Array<T, D>, Array<T, D>)) -> (Array<T, D>, Array<T, D>) + use<T, D>,
) {
    let ((y, dy), dx) = (softmax_along(x, axis, dx), dx.clone());
    ((y.clone(), dy), move |(mut ct, mut ct_d)| {
        Zip::from(ct.lanes_mut(axis))
            .and(ct_d.lanes_mut(axis))
            .and(y.lanes(axis))
            .and(dx.lanes(axis))
            .for_each(|mut ct, mut ct_d, y, dx| {
                let (mean, moved) = (y.dot(&ct_d), y.dot(&dx));
                for i in 0..y.len() {
                    ct[i] = ct[i] + ct_d[i] * (dx[i] - moved) - mean * dx[i];
                    ct_d[i] = y[i] * (ct_d[i] - mean);
                }
                through(ct, y);
            });
        (ct, ct_d)
    })
}

/// The logarithm of [`softmax`].
///
/// Takes an array of any shape and gives one of the same. It is computed as `x - logsumexp(x)`, so small shares keep their digits.
///
/// `O(n)` for `n` elements, as its derivatives.
///
/// # Panics
/// If the array has no such axis.
///
/// # Examples
/// ```
/// use grads::nn::log_softmax;
/// use grads::prelude::*;
/// use ndarray::{Array1, Axis, array};
///
/// #[differentiable]
/// fn last(x: &Array1<f64>) -> f64 {
///     log_softmax(x, Axis(0))[1]
/// }
/// assert_eq!(value_and_grad!(last)(&array![1000.0, 0.0]), (-1000.0, array![-1.0, 1.0]));
/// ```
#[differentiable(vjp = log_softmax_back, jvp = log_softmax_along, kept, order = 2)]
pub fn log_softmax<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    #[no_diff] axis: Axis,
) -> Array<T, D> {
    let mut y = x.clone();
    lanes(&mut y, axis, |mut lane| {
        let total = log_of_sum(lane.view());
        lane.mapv_inplace(|x| x - total);
    });
    y
}
fn log_softmax_back<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    axis: Axis,
) -> (Array<T, D>, impl Fn(Array<T, D>) -> Array<T, D> + use<T, D>) {
    let y = log_softmax(x, axis);
    (y.clone(), move |mut ct| {
        Zip::from(ct.lanes_mut(axis))
            .and(y.lanes(axis))
            .for_each(|mut ct, y| {
                let sum = ct.sum();
                ct.zip_mut_with(&y, |ct, y| *ct -= y.exp() * sum);
            });
        ct
    })
}
#[differentiable(vjp = log_softmax_along_back, kept)]
fn log_softmax_along<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    #[no_diff] axis: Axis,
    dx: &Array<T, D>,
) -> (Array<T, D>, Array<T, D>) {
    let (y, mut dy) = (log_softmax(x, axis), dx.clone());
    Zip::from(dy.lanes_mut(axis))
        .and(y.lanes(axis))
        .for_each(|mut dy, y| {
            let mean = y.mapv(T::exp).dot(&dy);
            dy.mapv_inplace(|d| d - mean);
        });
    (y, dy)
}
fn log_softmax_along_back<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    axis: Axis,
    dx: &Array<T, D>,
) -> (
    (Array<T, D>, Array<T, D>),
    impl Fn((Array<T, D>, Array<T, D>)) -> (Array<T, D>, Array<T, D>) + use<T, D>,
) {
    let (y, dy) = log_softmax_along(x, axis, dx);
    ((y.clone(), dy.clone()), move |(mut ct, mut ct_d)| {
        Zip::from(ct.lanes_mut(axis))
            .and(ct_d.lanes_mut(axis))
            .and(y.lanes(axis))
            .and(dy.lanes(axis))
            .for_each(|mut ct, mut ct_d, y, dy| {
                let (sum, sum_d) = (ct.sum(), ct_d.sum());
                for i in 0..y.len() {
                    let p = y[i].exp();
                    ct[i] -= p * (sum + sum_d * dy[i]);
                    ct_d[i] -= p * sum_d;
                }
            });
        (ct, ct_d)
    })
}

/// `ln(sum(exp(x)))` along an axis, which the result has no more.
///
/// The maximum of a lane is subtracted first, so that nothing overflows. Of nothing it is minus infinity. The gradient is that of the result times
/// [`softmax`].
///
/// `O(n)` for `n` elements, as its derivatives.
///
/// # Panics
/// If the array has no such axis.
///
/// # Examples
/// ```
/// use grads::nn::logsumexp;
/// use grads::prelude::*;
/// use ndarray::{Array2, Axis, array};
///
/// #[differentiable]
/// fn total(x: &Array2<f64>) -> f64 {
///     logsumexp(x, Axis(1)).sum()
/// }
/// let (value, gradient) = value_and_grad!(total)(&array![[1000.0, 0.0], [0.0, 0.0]]);
/// assert_eq!(value, 1000.0 + 2.0_f64.ln());
/// assert_eq!(gradient, array![[1.0, 0.0], [0.5, 0.5]]);
/// ```
#[differentiable(vjp = logsumexp_back, jvp = logsumexp_along, kept, order = 2)]
pub fn logsumexp<T: ArrayFloat, D: RemoveAxis>(
    x: &Array<T, D>,
    #[no_diff] axis: Axis,
) -> Array<T, D::Smaller> {
    x.map_axis(axis, log_of_sum)
}
fn logsumexp_back<T: ArrayFloat, D: RemoveAxis>(
    x: &Array<T, D>,
    axis: Axis,
) -> (
    Array<T, D::Smaller>,
    impl Fn(Array<T, D::Smaller>) -> Array<T, D> + use<T, D>,
) {
    let (y, p) = (logsumexp(x, axis), softmax(x, axis));
    (y, move |ct| scaled(p.clone(), axis, &ct))
}
/// Each lane times a number.
fn scaled<T: ArrayFloat, D: RemoveAxis>(
    mut x: Array<T, D>,
    axis: Axis,
    by: &Array<T, D::Smaller>,
) -> Array<T, D> {
    Zip::from(x.lanes_mut(axis))
        .and(by)
        .for_each(|mut lane, by| lane.mapv_inplace(|x| x * *by));
    x
}
#[differentiable(vjp = logsumexp_along_back, kept)]
fn logsumexp_along<T: ArrayFloat, D: RemoveAxis>(
    x: &Array<T, D>,
    #[no_diff] axis: Axis,
    dx: &Array<T, D>,
) -> (Array<T, D::Smaller>, Array<T, D::Smaller>) {
    let p = softmax(x, axis);
    let along = Zip::from(p.lanes(axis))
        .and(dx.lanes(axis))
        .map_collect(|p, dx| p.dot(&dx));
    (logsumexp(x, axis), along)
}
fn logsumexp_along_back<T: ArrayFloat, D: RemoveAxis>(
    x: &Array<T, D>,
    axis: Axis,
    dx: &Array<T, D>,
) -> (
    (Array<T, D::Smaller>, Array<T, D::Smaller>),
    impl Fn((Array<T, D::Smaller>, Array<T, D::Smaller>)) -> (Array<T, D>, Array<T, D>) + use<T, D>,
) {
    let both = logsumexp_along(x, axis, dx);
    let (p, dp) = softmax_along(x, axis, dx);
    (
        both,
        move |(ct, ct_d): (Array<T, D::Smaller>, Array<T, D::Smaller>)| {
            let by_x = scaled(p.clone(), axis, &ct) + scaled(dp.clone(), axis, &ct_d);
            (by_x, scaled(p.clone(), axis, &ct_d))
        },
    )
}

/// Calls `f` with each lane.
fn lanes<T, D: Dimension>(x: &mut Array<T, D>, axis: Axis, f: impl FnMut(ArrayViewMut1<T>)) {
    x.lanes_mut(axis).into_iter().for_each(f);
}

/// Makes `exp(x - max)` of each `x`; the maximum, or 0 where that is infinite, and the sum.
fn exp_over_max<T: ArrayFloat>(x: &mut ArrayViewMut1<T>) -> (T, T) {
    let max = x.fold(T::neg_infinity(), |a, x| if *x > a { *x } else { a });
    let max = if max.is_finite() { max } else { T::lit(0.0) };
    x.mapv_inplace(|x| (x - max).exp());
    (max, x.sum())
}

/// The logarithm of the sum of exponentials; minus infinity of nothing.
pub(super) fn log_of_sum<T: ArrayFloat>(x: ArrayView1<T>) -> T {
    let mut own = x.to_owned();
    let (max, sum) = exp_over_max(&mut own.view_mut());
    max + sum.ln()
}

/// The product of the Jacobian of the rows of a softmax, of which `y` is the value, with `ct`.
pub(super) fn through_rows<T: ArrayFloat>(mut ct: Array2<T>, y: &Array2<T>) -> Array2<T> {
    ct.outer_iter_mut()
        .zip(y.outer_iter())
        .for_each(|(ct, y)| through(ct, y));
    ct
}
