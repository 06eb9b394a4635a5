//! Layer normalization.

use crate::{ArrayFloat, differentiable};
use ndarray::{Array, Array1, ArrayView1, ArrayViewMut1, Axis, Dimension, Zip};

/// Along the last axis, `gain * (x - mean) / sqrt(variance + epsilon) + bias`.
///
/// `x` has any shape, `gain` and `bias` are as long as its last axis (Ba, Kiros and Hinton, Layer normalization, 2016). The variance is the mean of
/// the squares of `x - mean`.
///
/// `O(n)` for `n` elements, as its derivatives.
///
/// # Panics
/// If the lengths are not those, or if `x` has no axes.
///
/// # Examples
/// ```
/// use grads::nn::layer_norm;
/// use grads::prelude::*;
/// use ndarray::{Array1, Array2, array};
///
/// #[differentiable]
/// fn f(x: &Array2<f64>, gain: &Array1<f64>, bias: &Array1<f64>) -> f64 {
///     layer_norm(x, gain, bias, 1e-5)[[0, 0]]
/// }
/// let (dx, dgain, dbias) = grad!(f)(&array![[1.0, 3.0]], &array![1.0, 1.0], &array![0.0, 0.0]);
/// assert!(dx.sum().abs() < 1e-12 && (dgain[0] + 1.0).abs() < 1e-5);
/// assert_eq!(dbias, array![1.0, 0.0]);
/// ```
#[differentiable(order = 2)]
pub fn layer_norm<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    gain: &Array1<T>,
    bias: &Array1<T>,
    #[no_diff] epsilon: T,
) -> Array<T, D> {
    scaled(&normalized(x, epsilon), gain, bias)
}

fn last<T, D: Dimension>(x: &Array<T, D>) -> Axis {
    assert!(x.ndim() > 0, "layer_norm: the array has at least one axis");
    Axis(x.ndim() - 1)
}

#[differentiable(vjp = scaled_back, jvp = scaled_along, kept, order = 2)]
fn scaled<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    gain: &Array1<T>,
    bias: &Array1<T>,
) -> Array<T, D> {
    let axis = last(x);
    assert!(
        x.len_of(axis) == gain.len() && gain.len() == bias.len(),
        "layer_norm: gain and bias are as long as the last axis; the shapes are {:?}, {:?} and {:?}",
        x.shape(),
        gain.shape(),
        bias.shape()
    );
    let mut y = x.clone();
    for mut lane in y.lanes_mut(axis) {
        Zip::from(&mut lane)
            .and(gain)
            .and(bias)
            .for_each(|y, g, b| *y = *y * *g + *b);
    }
    y
}

/// The gradients by what is scaled, by `gain` and by `bias`.
fn by_scaled<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    gain: &Array1<T>,
    mut ct: Array<T, D>,
) -> (Array<T, D>, Array1<T>, Array1<T>) {
    let (mut by_gain, mut by_bias) = (Array1::zeros(gain.len()), Array1::zeros(gain.len()));
    let axis = last(x);
    Zip::from(ct.lanes_mut(axis))
        .and(x.lanes(axis))
        .for_each(|mut ct, x| {
            by_bias += &ct;
            Zip::from(&mut by_gain)
                .and(&mut ct)
                .and(&x)
                .and(gain)
                .for_each(|sum, ct, x, g| {
                    *sum += *ct * *x;
                    *ct *= *g;
                });
        });
    (ct, by_gain, by_bias)
}

fn scaled_back<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    gain: &Array1<T>,
    bias: &Array1<T>,
) -> (
    Array<T, D>,
    impl Fn(Array<T, D>) -> (Array<T, D>, Array1<T>, Array1<T>) + use<T, D>,
) {
    let (y, x, gain) = (scaled(x, gain, bias), x.clone(), gain.clone());
    (y, move |ct| by_scaled(&x, &gain, ct))
}

#[differentiable(vjp = scaled_along_back, kept)]
fn scaled_along<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    gain: &Array1<T>,
    bias: &Array1<T>,
    dx: &Array<T, D>,
    dgain: &Array1<T>,
    dbias: &Array1<T>,
) -> (Array<T, D>, Array<T, D>) {
    let zeros = Array1::zeros(gain.len());
    (
        scaled(x, gain, bias),
        scaled(x, dgain, dbias) + scaled(dx, gain, &zeros),
    )
}

fn scaled_along_back<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    gain: &Array1<T>,
    bias: &Array1<T>,
    dx: &Array<T, D>,
    dgain: &Array1<T>,
    dbias: &Array1<T>,
) -> (
    (Array<T, D>, Array<T, D>),
    impl Fn(
        (Array<T, D>, Array<T, D>),
    ) -> (
        Array<T, D>,
        Array1<T>,
        Array1<T>,
        Array<T, D>,
        Array1<T>,
        Array1<T>,
    ) + use<T, D>,
) {
    let values = scaled_along(x, gain, bias, dx, dgain, dbias);
    let (x, gain, dx, dgain) = (x.clone(), gain.clone(), dx.clone(), dgain.clone());
    (values, move |(ct, ct_d): (Array<T, D>, Array<T, D>)| {
        let (by_x, by_gain, by_bias) = by_scaled(&x, &gain, ct);
        let (more_by_x, by_dgain, by_dbias) = by_scaled(&x, &dgain, ct_d.clone());
        let (by_dx, more_by_gain, _) = by_scaled(&dx, &gain, ct_d);
        (
            by_x + more_by_x,
            by_gain + more_by_gain,
            by_bias,
            by_dx,
            by_dgain,
            by_dbias,
        )
    })
}

/// Along the last axis, `(x - mean) / deviation`, where `deviation^2` is the variance and `epsilon`.
#[differentiable(vjp = normalized_back, jvp = normalized_along, kept, order = 2)]
fn normalized<T: ArrayFloat, D: Dimension>(x: &Array<T, D>, #[no_diff] epsilon: T) -> Array<T, D> {
    with_deviations(x, epsilon).0
}

fn with_deviations<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    epsilon: T,
) -> (Array<T, D>, Vec<T>) {
    let mut z = x.clone();
    let axis = last(x);
    let deviations = z.lanes_mut(axis).into_iter().map(|mut lane| {
        let mean = mean(lane.view());
        lane.mapv_inplace(|x| x - mean);
        let deviation = (lane.dot(&lane) / T::lit(lane.len() as f64) + epsilon).sqrt();
        lane.mapv_inplace(|x| x / deviation);
        deviation
    });
    let deviations = deviations.collect();
    (z, deviations)
}

fn mean<T: ArrayFloat>(x: ArrayView1<T>) -> T {
    x.sum() / T::lit(x.len() as f64)
}

/// The product of the Jacobian of a lane, which is symmetric, with `d`: `(d - mean(d) - z mean(z d)) / deviation`.
fn through<T: ArrayFloat>(mut d: ArrayViewMut1<T>, z: ArrayView1<T>, deviation: T) {
    let (level, slope) = (mean(d.view()), z.dot(&d) / T::lit(z.len() as f64));
    d.zip_mut_with(&z, |d, z| *d = (*d - level - *z * slope) / deviation);
}

fn through_all<T: ArrayFloat, D: Dimension>(
    mut d: Array<T, D>,
    z: &Array<T, D>,
    deviations: &[T],
) -> Array<T, D> {
    let axis = last(z);
    for ((d, z), deviation) in d
        .lanes_mut(axis)
        .into_iter()
        .zip(z.lanes(axis))
        .zip(deviations)
    {
        through(d, z, *deviation);
    }
    d
}

fn normalized_back<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    epsilon: T,
) -> (Array<T, D>, impl Fn(Array<T, D>) -> Array<T, D> + use<T, D>) {
    let (z, deviations) = with_deviations(x, epsilon);
    (z.clone(), move |ct| through_all(ct, &z, &deviations))
}

#[differentiable(vjp = normalized_along_back, kept)]
fn normalized_along<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    #[no_diff] epsilon: T,
    dx: &Array<T, D>,
) -> (Array<T, D>, Array<T, D>) {
    let (z, deviations) = with_deviations(x, epsilon);
    let dz = through_all(dx.clone(), &z, &deviations);
    (z, dz)
}

fn normalized_along_back<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    epsilon: T,
    dx: &Array<T, D>,
) -> (
    (Array<T, D>, Array<T, D>),
    impl Fn((Array<T, D>, Array<T, D>)) -> (Array<T, D>, Array<T, D>) + use<T, D>,
) {
    let (z, deviations) = with_deviations(x, epsilon);
    let dz = through_all(dx.clone(), &z, &deviations);
    let dx = dx.clone();
    (
        (z.clone(), dz.clone()),
        move |(mut ct, mut ct_d): (Array<T, D>, Array<T, D>)| {
            let axis = last(&z);
            let cts = ct.lanes_mut(axis).into_iter().zip(ct_d.lanes_mut(axis));
            let kept = z
                .lanes(axis)
                .into_iter()
                .zip(dz.lanes(axis))
                .zip(dx.lanes(axis));
            for (((mut ct, mut ct_d), ((z, dz), dx)), deviation) in cts.zip(kept).zip(&deviations) {
                let n = T::lit(z.len() as f64);
                let (slope, of_slope) = (z.dot(&dx) / n, z.dot(&ct_d) / n);
                let of_deviation = -(ct_d.dot(&dz) / *deviation);
                for i in 0..z.len() {
                    ct[i] -= (ct_d[i] * slope + of_slope * dx[i]) / *deviation;
                }
                through(ct.view_mut(), z, *deviation);
                ct.scaled_add(of_deviation / n, &z);
                through(ct_d.view_mut(), z, *deviation);
            }
            (ct, ct_d)
        },
    )
}
