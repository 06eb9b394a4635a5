//! Convolutions of images, as products of matrices.

use super::windows::Extent;
use crate::{ArrayFloat, differentiable};
use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, Array4, ArrayView2, ArrayView3, Ix2, s};

/// How the windows of [`conv2d`] lie. The default is one row and column from window to window, no padding, and one group.
///
/// ```
/// let twice = grads::nn::Conv2d { stride: [2, 2], ..Default::default() };
/// assert_eq!((twice.padding, twice.groups), ([0, 0], 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conv2d {
    /// Rows and columns from one window to the next.
    pub stride: [usize; 2],
    /// Rows of zeros above and below the image, and columns of zeros on either side.
    pub padding: [usize; 2],
    /// Into so many groups the channels are divided, each of which is convolved on its own.
    pub groups: usize,
}

impl Default for Conv2d {
    fn default() -> Self {
        Conv2d {
            stride: [1, 1],
            padding: [0, 0],
            groups: 1,
        }
    }
}

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
    Plan::new(images, weights, how).value(images, weights)
}

/// The sizes of a convolution.
#[derive(Clone, Copy)]
struct Plan {
    images: (usize, usize, usize, usize),
    weights: (usize, usize, usize, usize),
    groups: usize,
    rows: Extent,
    columns: Extent,
}

impl Plan {
    fn new<T>(images: &Array4<T>, weights: &Array4<T>, how: Conv2d) -> Plan {
        let ((_, channels, height, width), (outputs, own, k, l)) = (images.dim(), weights.dim());
        let Conv2d {
            stride,
            padding,
            groups,
        } = how;
        assert!(
            groups > 0 && channels == own * groups && outputs % groups == 0,
            "conv2d: in {groups} groups the weights have the channels of the images; the shapes are {:?} and {:?}",
            images.shape(),
            weights.shape()
        );
        Plan {
            images: images.dim(),
            weights: weights.dim(),
            groups,
            rows: Extent::new("conv2d", height, k, stride[0], padding[0]),
            columns: Extent::new("conv2d", width, l, stride[1], padding[1]),
        }
    }

    /// The places of windows in an image.
    fn places(&self) -> usize {
        self.rows.windows * self.columns.windows
    }

    /// The numbers of an image, and the channels of the result, that belong to a group.
    fn of_group(&self, g: usize) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
        let own = self.weights.1 * self.rows.image * self.columns.image;
        let outputs = self.weights.0 / self.groups;
        (g * own..(g + 1) * own, g * outputs..(g + 1) * outputs)
    }

    /// A matrix with a row for each weight of one result, and a column for each window of an image, whose channels lie one after the other.
    fn unfolded<T: ArrayFloat>(&self, image: &[T], into: &mut Array2<T>) {
        let (width, stride) = (self.columns.windows, self.columns.stride);
        for (at, mut row) in into.outer_iter_mut().enumerate() {
            let Some(row) = row.as_slice_mut() else {
                unreachable!("a matrix that was made here")
            };
            let lines = self.lines(at);
            for (window, row) in row.chunks_exact_mut(width.max(1)).enumerate() {
                let Some((inside, first)) = lines.of(window) else {
                    row.fill(T::lit(0.0));
                    continue;
                };
                row[..inside.start].fill(T::lit(0.0));
                row[inside.end..].fill(T::lit(0.0));
                let (row, line) = (&mut row[inside], &image[first..]);
                match stride {
                    1 => row.copy_from_slice(&line[..row.len()]),
                    _ => {
                        let line = line.iter().step_by(stride);
                        row.iter_mut().zip(line).for_each(|(x, y)| *x = *y);
                    }
                }
            }
        }
    }

    /// Adds what [`Plan::unfolded`] has taken out of an image.
    fn fold<T: ArrayFloat>(&self, columns: &Array2<T>, image: &mut [T]) {
        let (width, stride) = (self.columns.windows, self.columns.stride);
        for (at, row) in columns.outer_iter().enumerate() {
            let Some(row) = row.to_slice() else {
                unreachable!("a matrix that was made here")
            };
            let lines = self.lines(at);
            for (window, row) in row.chunks_exact(width.max(1)).enumerate() {
                let Some((inside, first)) = lines.of(window) else {
                    continue;
                };
                let (row, line) = (&row[inside], &mut image[first..]);
                match stride {
                    1 => line[..row.len()]
                        .iter_mut()
                        .zip(row)
                        .for_each(|(x, y)| *x += *y),
                    _ => {
                        let line = line.iter_mut().step_by(stride);
                        line.zip(row).for_each(|(x, y)| *x += *y);
                    }
                }
            }
        }
    }

    /// Where element `at` of the windows lies in an image.
    fn lines(&self, at: usize) -> Lines<'_> {
        let (k, l) = (self.rows.window, self.columns.window);
        let (channel, i, j) = (at / (k * l), at / l % k, at % l);
        let inside = self.columns.inside(j);
        let column = (inside.start * self.columns.stride + j).saturating_sub(self.columns.padding);
        let first = channel * self.rows.image * self.columns.image + column;
        Lines {
            plan: self,
            i,
            inside,
            first,
        }
    }

    /// An empty matrix for [`Plan::unfolded`].
    fn room<T: ArrayFloat>(&self) -> Array2<T> {
        let (_, own, k, l) = self.weights;
        Array2::zeros((own * k * l, self.places()))
    }

    /// The weights as a matrix with a row for each channel of the result.
    fn matrix<T: ArrayFloat>(&self, weights: &Array4<T>) -> Array2<T> {
        let (outputs, own, k, l) = self.weights;
        super::reshaped(weights.clone(), (outputs, own * k * l))
    }

    fn value<T: ArrayFloat>(&self, images: &Array4<T>, weights: &Array4<T>) -> Array4<T> {
        let mut y = Array4::zeros((
            self.images.0,
            self.weights.0,
            self.rows.windows,
            self.columns.windows,
        ));
        let (weights, mut room) = (self.matrix(weights), self.room());
        let images = images.as_standard_layout();
        for (image, mut y) in images.outer_iter().zip(y.outer_iter_mut()) {
            for g in 0..self.groups {
                let (own, outputs) = self.of_group(g);
                self.unfolded(&in_memory(image)[own], &mut room);
                let part = y.slice_mut(s![outputs.clone(), .., ..]);
                let Ok(mut part) = part.into_shape_with_order((outputs.len(), self.places()))
                else {
                    unreachable!("channels lie side by side")
                };
                general_mat_mul(
                    T::lit(1.0),
                    &weights.slice(s![outputs, ..]),
                    &room,
                    T::lit(0.0),
                    &mut part,
                );
            }
        }
        y
    }

    /// The gradient by the images.
    fn by_images<T: ArrayFloat>(&self, weights: &Array4<T>, ct: &Array4<T>) -> Array4<T> {
        let mut by = Array4::zeros(self.images);
        let (weights, mut room, ct) = (self.matrix(weights), self.room(), ct.as_standard_layout());
        for (mut by, ct) in by.outer_iter_mut().zip(ct.outer_iter()) {
            for g in 0..self.groups {
                let (own, outputs) = self.of_group(g);
                let part = self.part(ct, outputs.clone());
                let weights = weights.slice(s![outputs, ..]);
                general_mat_mul(T::lit(1.0), &weights.t(), &part, T::lit(0.0), &mut room);
                let Some(by) = by.as_slice_mut() else {
                    unreachable!("images that were made here")
                };
                self.fold(&room, &mut by[own]);
            }
        }
        by
    }

    /// The gradient by the weights.
    fn by_weights<T: ArrayFloat>(&self, images: &Array4<T>, ct: &Array4<T>) -> Array4<T> {
        let mut by = Array2::zeros((self.weights.0, self.room::<T>().nrows()));
        let (mut room, ct) = (self.room(), ct.as_standard_layout());
        let images = images.as_standard_layout();
        for (image, ct) in images.outer_iter().zip(ct.outer_iter()) {
            for g in 0..self.groups {
                let (own, outputs) = self.of_group(g);
                self.unfolded(&in_memory(image)[own], &mut room);
                let part = self.part(ct, outputs.clone());
                general_mat_mul(
                    T::lit(1.0),
                    &part,
                    &room.t(),
                    T::lit(1.0),
                    &mut by.slice_mut(s![outputs, ..]),
                );
            }
        }
        super::reshaped(by, self.weights)
    }

    /// The channels of a group as the rows of a matrix.
    fn part<'a, T: ArrayFloat>(
        &self,
        ct: ArrayView3<'a, T>,
        outputs: std::ops::Range<usize>,
    ) -> ArrayView2<'a, T> {
        let part = ct.slice_move(s![outputs.clone(), .., ..]);
        match part.into_shape_with_order((outputs.len(), self.places())) {
            Ok(part) => part
                .into_dimensionality::<Ix2>()
                .unwrap_or_else(|_| unreachable!("it has two axes")),
            Err(_) => unreachable!("channels lie side by side"),
        }
    }
}

/// The places of one element of all windows.
struct Lines<'p> {
    plan: &'p Plan,
    /// Its row in the window.
    i: usize,
    /// Of a line of windows, those whose element is not padding.
    inside: std::ops::Range<usize>,
    /// The place of the first of them, in row 0 of the image.
    first: usize,
}

impl Lines<'_> {
    /// Of a line of windows, those whose element is not padding, and where in the image that of the first of them is.
    fn of(&self, window: usize) -> Option<(std::ops::Range<usize>, usize)> {
        let row = self.plan.rows.row(window, self.i)?;
        let place = self.first + row * self.plan.columns.image;
        (!self.inside.is_empty()).then(|| (self.inside.clone(), place))
    }
}

/// The numbers of an image that lies in memory as usual.
fn in_memory<T>(image: ArrayView3<'_, T>) -> &[T] {
    image
        .to_slice()
        .unwrap_or_else(|| unreachable!("images one after the other"))
}

fn conv2d_back<T: ArrayFloat>(
    images: &Array4<T>,
    weights: &Array4<T>,
    how: Conv2d,
) -> (
    Array4<T>,
    impl Fn(Array4<T>) -> (Array4<T>, Array4<T>) + use<T>,
) {
    let plan = Plan::new(images, weights, how);
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
    let plan = Plan::new(images, weights, how);
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
    let plan = Plan::new(images, weights, how);
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
