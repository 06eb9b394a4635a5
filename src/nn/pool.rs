//! Pools of images.

use super::linear::linear;
use crate::{ArrayFloat, differentiable};
pub use grad_core::windows::Pool2d;
use grad_core::windows::pool::Plan;
use ndarray::Array4;

/// The largest number of each window.
///
/// `images` has the shape `[n, channels, height, width]`, the result `[n, channels, (height + 2 padding - size) / stride + 1, ..]`. Padding is not
/// looked at. A NaN is larger than all numbers. The gradient goes to the first of equal maxima; the others have none.
///
/// `O(n * channels * windows * size)`, and `O(n * channels * windows)` for its derivatives.
///
/// # Panics
/// If a window is larger than the padded image, and if the padding is more than half of a window.
///
/// # Examples
/// ```
/// use grads::nn::{Pool2d, max_pool2d};
/// use grads::prelude::*;
/// use ndarray::{Array4, array};
///
/// #[differentiable]
/// fn f(images: &Array4<f64>) -> f64 {
///     max_pool2d(images, Pool2d::new([2, 2])).sum()
/// }
/// let image = array![[[[1.0, 2.0], [4.0, 3.0]]]];
/// assert_eq!(value_and_grad!(f)(&image), (4.0, array![[[[0.0, 0.0], [1.0, 0.0]]]]));
/// ```
#[differentiable(vjp = max_back, jvp = max_along, kept, order = 2)]
pub fn max_pool2d<T: ArrayFloat>(images: &Array4<T>, #[no_diff] how: Pool2d) -> Array4<T> {
    Plan::gathered(images, &maxima(images, how).1)
}

fn plan<T: ArrayFloat>(name: &str, images: &Array4<T>, how: Pool2d) -> Plan {
    match Plan::new(images.dim(), how) {
        Ok(plan) => plan,
        Err(wrong) => panic!("{name}: {wrong}"),
    }
}

/// The places of maxima.
fn maxima<T: ArrayFloat>(images: &Array4<T>, how: Pool2d) -> (Plan, Array4<usize>) {
    let plan = plan("max_pool2d", images, how);
    (plan, plan.maxima(images))
}

linear! {
    [T: ArrayFloat] [T] max_pool2d max_back max_along max_along_back (images: Array4<T>, how: Pool2d) -> Array4<T>,
    |d| Plan::gathered(d, &kept.1), kept = maxima(images, how), |ct| kept.0.scattered(&ct, &kept.1)
}

/// The mean of each window, in which padding counts as zeros.
///
/// `images` has the shape `[n, channels, height, width]`, the result `[n, channels, (height + 2 padding - size) / stride + 1, ..]`.
///
/// `O(n * channels * windows * size)`, as its derivatives.
///
/// # Panics
/// If a window is larger than the padded image, and if the padding is more than half of a window.
///
/// # Examples
/// ```
/// use grads::nn::{Pool2d, avg_pool2d};
/// use grads::prelude::*;
/// use ndarray::{Array4, array};
///
/// #[differentiable]
/// fn f(images: &Array4<f64>) -> f64 {
///     avg_pool2d(images, Pool2d::new([2, 2])).sum()
/// }
/// let image = array![[[[1.0, 2.0], [4.0, 3.0]]]];
/// assert_eq!(value_and_grad!(f)(&image), (2.5, array![[[[0.25, 0.25], [0.25, 0.25]]]]));
/// ```
#[differentiable(vjp = avg_back, jvp = avg_along, kept, order = 2)]
pub fn avg_pool2d<T: ArrayFloat>(images: &Array4<T>, #[no_diff] how: Pool2d) -> Array4<T> {
    averages(images, how, plan("avg_pool2d", images, how))
}

fn averages<T: ArrayFloat>(images: &Array4<T>, how: Pool2d, plan: Plan) -> Array4<T> {
    plan.sums(images) / area::<T>(how)
}

fn area<T: ArrayFloat>(how: Pool2d) -> T {
    T::lit(how.area() as f64)
}

linear! {
    [T: ArrayFloat] [T] avg_pool2d avg_back avg_along avg_along_back (images: Array4<T>, how: Pool2d) -> Array4<T>,
    |d| averages(d, how, kept), kept = plan("avg_pool2d", images, how), |ct| kept.spread(&ct) / area::<T>(how)
}
