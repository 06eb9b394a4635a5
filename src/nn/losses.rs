//! Losses from logits.

use super::elementwise::{logistic, logistic_slope, soft};
use super::softmaxes::{log_of_sum, softmax, softmax_along};
use crate::{ArrayFloat, differentiable};
use ndarray::{Array, Array2, Axis, Dimension, Zip};

/// The mean over rows of `ln(sum(exp(row))) - row[class]`.
///
/// `logits` has the shape `[rows, columns]`, and there is a class, the number of a column, for each row. This is the mean of the negative
/// logarithms of the classes' shares in [`softmax`](super::softmax), without overflow. Of no rows it is NaN.
///
/// `O(rows * columns)`, as its derivatives (Goodfellow, Bengio and Courville, Deep Learning, 2016, section 6.2.2.3).
///
/// # Panics
/// If there is not one class for each row, and if a class is none of the columns.
///
/// # Examples
/// ```
/// use grads::nn::cross_entropy_from_logits;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn loss(logits: &Array2<f64>, #[no_diff] classes: &[usize]) -> f64 {
///     cross_entropy_from_logits(logits, classes)
/// }
/// let (value, gradient) = value_and_grad!(loss)(&array![[1000.0, 0.0], [0.0, 0.0]], &[0, 1]);
/// assert_eq!(value, 0.5 * 2.0_f64.ln());
/// assert_eq!(gradient, array![[0.0, 0.0], [0.25, -0.25]]);
/// ```
#[differentiable(vjp = cross_entropy_back, jvp = cross_entropy_along, kept, order = 2)]
pub fn cross_entropy_from_logits<T: ArrayFloat>(
    logits: &Array2<T>,
    #[no_diff] classes: &[usize],
) -> T {
    check_classes(logits, classes);
    let rows = logits.outer_iter().zip(classes);
    let sum = rows.fold(T::lit(0.0), |sum, (row, class)| {
        sum + (log_of_sum(row) - row[*class])
    });
    sum / T::lit(classes.len() as f64)
}

fn check_classes<T>(logits: &Array2<T>, classes: &[usize]) {
    let (rows, columns) = logits.dim();
    assert!(
        rows == classes.len(),
        "cross_entropy_from_logits: there is a class for each row; the shapes are {:?} and [{}]",
        logits.shape(),
        classes.len()
    );
    if let Some(class) = classes.iter().find(|class| **class >= columns) {
        panic!("cross_entropy_from_logits: class {class} is none of the {columns} columns");
    }
}

/// What the loss is the sum of by each logit: `(softmax - one at the class) / rows`.
fn slopes<T: ArrayFloat>(logits: &Array2<T>, classes: &[usize]) -> Array2<T> {
    let mut p = softmax(logits, Axis(1));
    for (mut row, class) in p.outer_iter_mut().zip(classes) {
        row[*class] -= T::lit(1.0);
    }
    p / T::lit(classes.len() as f64)
}

fn cross_entropy_back<T: ArrayFloat>(
    logits: &Array2<T>,
    classes: &[usize],
) -> (T, impl Fn(T) -> Array2<T> + use<T>) {
    let value = cross_entropy_from_logits(logits, classes);
    let slopes = slopes(logits, classes);
    (value, move |ct| &slopes * ct)
}

#[differentiable(vjp = cross_entropy_along_back, kept)]
fn cross_entropy_along<T: ArrayFloat>(
    logits: &Array2<T>,
    #[no_diff] classes: &[usize],
    d: &Array2<T>,
) -> (T, T) {
    let value = cross_entropy_from_logits(logits, classes);
    (value, (&slopes(logits, classes) * d).sum())
}

fn cross_entropy_along_back<T: ArrayFloat>(
    logits: &Array2<T>,
    classes: &[usize],
    d: &Array2<T>,
) -> ((T, T), impl Fn((T, T)) -> (Array2<T>, Array2<T>) + use<T>) {
    let values = cross_entropy_along(logits, classes, d);
    let slopes = slopes(logits, classes);
    let bends = softmax_along(logits, Axis(1), d).1 / T::lit(classes.len() as f64);
    (values, move |(ct, ct_d)| {
        (&slopes * ct + &bends * ct_d, &slopes * ct_d)
    })
}

/// The mean of `ln(1 + exp(x)) - t * x` over the elements `x` of `logits` and `t` of `targets`.
///
/// Both have the same shape. Targets are constants, between 0 and 1. This is the mean of `-t ln(p) - (1 - t) ln(1 - p)` for `p = sigmoid(x)`,
/// without overflow. Of no elements it is NaN.
///
/// `O(n)` for `n` elements, as its derivatives.
///
/// # Panics
/// If the shapes differ.
///
/// # Examples
/// ```
/// use grads::nn::binary_cross_entropy_from_logits;
/// use grads::prelude::*;
/// use ndarray::{Array1, array};
///
/// #[differentiable]
/// fn loss(logits: &Array1<f64>, #[no_diff] targets: &Array1<f64>) -> f64 {
///     binary_cross_entropy_from_logits(logits, targets)
/// }
/// let (value, gradient) = value_and_grad!(loss)(&array![1000.0, -1000.0], &array![1.0, 1.0]);
/// assert_eq!((value, gradient), (500.0, array![0.0, -0.5]));
/// ```
#[differentiable(vjp = binary_back, jvp = binary_along, kept, order = 2)]
pub fn binary_cross_entropy_from_logits<T: ArrayFloat, D: Dimension>(
    logits: &Array<T, D>,
    #[no_diff] targets: &Array<T, D>,
) -> T {
    assert!(
        logits.shape() == targets.shape(),
        "binary_cross_entropy_from_logits: there is a target for each logit; the shapes are {:?} and {:?}",
        logits.shape(),
        targets.shape()
    );
    let sum = Zip::from(logits)
        .and(targets)
        .fold(T::lit(0.0), |sum, x, t| {
            // of the two forms the one that takes no difference of large numbers
            sum + if *x > T::lit(0.0) {
                soft(-*x) + (T::lit(1.0) - *t) * *x
            } else {
                soft(*x) - *t * *x
            }
        });
    sum / T::lit(logits.len() as f64)
}

fn binary_slopes<T: ArrayFloat, D: Dimension>(
    logits: &Array<T, D>,
    targets: &Array<T, D>,
) -> Array<T, D> {
    let n = T::lit(logits.len() as f64);
    Zip::from(logits)
        .and(targets)
        .map_collect(|x, t| (logistic(*x) - *t) / n)
}

fn binary_back<T: ArrayFloat, D: Dimension>(
    logits: &Array<T, D>,
    targets: &Array<T, D>,
) -> (T, impl Fn(T) -> Array<T, D> + use<T, D>) {
    let value = binary_cross_entropy_from_logits(logits, targets);
    let slopes = binary_slopes(logits, targets);
    (value, move |ct| &slopes * ct)
}

#[differentiable(vjp = binary_along_back, kept)]
fn binary_along<T: ArrayFloat, D: Dimension>(
    logits: &Array<T, D>,
    #[no_diff] targets: &Array<T, D>,
    d: &Array<T, D>,
) -> (T, T) {
    let value = binary_cross_entropy_from_logits(logits, targets);
    (value, (&binary_slopes(logits, targets) * d).sum())
}

fn binary_along_back<T: ArrayFloat, D: Dimension>(
    logits: &Array<T, D>,
    targets: &Array<T, D>,
    d: &Array<T, D>,
) -> (
    (T, T),
    impl Fn((T, T)) -> (Array<T, D>, Array<T, D>) + use<T, D>,
) {
    let values = binary_along(logits, targets, d);
    let (slopes, n) = (binary_slopes(logits, targets), T::lit(logits.len() as f64));
    let bends = Zip::from(logits)
        .and(d)
        .map_collect(|x, d| logistic_slope(*x) * *d / n);
    (values, move |(ct, ct_d)| {
        (&slopes * ct + &bends * ct_d, &slopes * ct_d)
    })
}
