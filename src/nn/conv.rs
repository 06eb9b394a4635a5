//! Convolutions of images.

use crate::{ArrayFloat, differentiable};
pub use grad_core::windows::Conv2d;
use grad_core::windows::conv::Plan;
use ndarray::Array4;

/// The convolution of images with weights.
///
/// | | shape |
/// |---|---|
/// | `images` | `[n, channels, height, width]` |
/// | `weights` | `[outputs, channels / groups, k, l]` |
/// | the result | `[n, outputs, (height + 2 padding - k) / stride + 1, (width + 2 padding - l) / stride + 1]` |
///
/// `y[n, o, i, j]` is the sum over `c, a, b` of `weights[o, c, a, b] * images[n, c, i * stride + a - padding, j * stride + b - padding]`, with zeros around the
/// image: weights are not mirrored, as is usual for layers (Goodfellow, Bengio and Courville, Deep Learning, 2016, equation 9.6). Of several groups, each
/// has its part of the channels and of the outputs. A bias is added by broadcasting an array of the shape `[outputs, 1, 1]`.
///
/// Windows are laid out as the columns of a matrix, image by image, and multiplied (Chellapilla, Puri and Simard, High performance convolutional neural
/// networks for document processing, 2006): `O(n * outputs * channels / groups * k * l * windows)`, and twice that for the gradient.
///
/// # Panics
/// If the channels of images, weights and groups do not fit, and if a window is larger than the padded image.
///
/// # Examples
/// ```
/// use grads::nn::{Conv2d, conv2d};
/// use grads::prelude::*;
/// use ndarray::{Array4, array};
///
/// #[differentiable]
/// fn f(images: &Array4<f64>, weights: &Array4<f64>) -> f64 {
///     conv2d(images, weights, Conv2d { padding: [1, 1], ..Default::default() }).sum()
/// }
/// let (images, weights) = (Array4::ones((1, 1, 3, 3)), Array4::ones((1, 1, 3, 3)));
/// let (by_images, by_weights) = grad!(f)(&images, &weights);
/// // as many windows as there are around a corner, at an edge, and in the middle
/// assert_eq!(by_images, array![[[[4.0, 6.0, 4.0], [6.0, 9.0, 6.0], [4.0, 6.0, 4.0]]]]);
/// assert_eq!(by_weights, by_images);
/// ```
#[differentiable(vjp = conv2d_back, jvp = conv2d_along, kept, order = 2)]
pub fn conv2d<T: ArrayFloat>(
    images: &Array4<T>,
    weights: &Array4<T>,
    #[no_diff] how: Conv2d,
) -> Array4<T> {
    let plan = plan(images, weights, how);
    plan.value(images, weights)
}

fn plan<T: ArrayFloat>(images: &Array4<T>, weights: &Array4<T>, how: Conv2d) -> Plan {
    match Plan::new(images.dim(), weights.dim(), how) {
        Ok(plan) => plan,
        Err(wrong) => panic!("conv2d: {wrong}"),
    }
}

fn conv2d_back<T: ArrayFloat>(
    images: &Array4<T>,
    weights: &Array4<T>,
    how: Conv2d,
) -> (
    Array4<T>,
    impl Fn(Array4<T>) -> (Array4<T>, Array4<T>) + use<T>,
) {
    let plan = plan(images, weights, how);
    let (value, images, weights) = (plan.value(images, weights), images.clone(), weights.clone());
    (value, move |ct| {
        (plan.by_images(&weights, &ct), plan.by_weights(&images, &ct))
    })
}

#[differentiable(vjp = conv2d_along_back, kept)]
fn conv2d_along<T: ArrayFloat>(
    images: &Array4<T>,
    weights: &Array4<T>,
    #[no_diff] how: Conv2d,
    dimages: &Array4<T>,
    dweights: &Array4<T>,
) -> (Array4<T>, Array4<T>) {
    let plan = plan(images, weights, how);
    let along = plan.value(dimages, weights) + plan.value(images, dweights);
    (plan.value(images, weights), along)
}

fn conv2d_along_back<T: ArrayFloat>(
    images: &Array4<T>,
    weights: &Array4<T>,
    how: Conv2d,
    dimages: &Array4<T>,
    dweights: &Array4<T>,
) -> (
    (Array4<T>, Array4<T>),
    impl Fn((Array4<T>, Array4<T>)) -> (Array4<T>, Array4<T>, Array4<T>, Array4<T>) + use<T>,
) {
    let plan = plan(images, weights, how);
    let values = conv2d_along(images, weights, how, dimages, dweights);
    let (x, w, dx, dw) = (
        images.clone(),
        weights.clone(),
        dimages.clone(),
        dweights.clone(),
    );
    (values, move |(ct, ct_d): (Array4<T>, Array4<T>)| {
        (
            plan.by_images(&w, &ct) + plan.by_images(&dw, &ct_d),
            plan.by_weights(&x, &ct) + plan.by_weights(&dx, &ct_d),
            plan.by_images(&w, &ct_d),
            plan.by_weights(&x, &ct_d),
        )
    })
}
