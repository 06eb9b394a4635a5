//! Pools of images.

use super::linear::linear;
use super::windows::Extent;
use crate::{ArrayFloat, differentiable};
use ndarray::{Array4, Axis};

/// How the windows of [`max_pool2d`] and [`avg_pool2d`] lie.
///
/// ```
/// use grads::nn::Pool2d;
///
/// assert_eq!(Pool2d::new([2, 2]), Pool2d { size: [2, 2], stride: [2, 2], padding: [0, 0] });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool2d {
    /// Rows and columns of a window.
    pub size: [usize; 2],
    /// Rows and columns from one window to the next.
    pub stride: [usize; 2],
    /// Rows above and below the image, and columns on either side; at most half of a window.
    pub padding: [usize; 2],
}

impl Pool2d {
    /// Windows of a size, side by side.
    pub fn new(size: [usize; 2]) -> Pool2d {
        Pool2d {
            size,
            stride: size,
            padding: [0, 0],
        }
    }

    fn extents<T>(&self, name: &str, images: &Array4<T>) -> (Extent, Extent) {
        let [rows, columns] = self.padding;
        assert!(
            2 * rows <= self.size[0] && 2 * columns <= self.size[1],
            "{name}: the padding {:?} is more than half of the window {:?}",
            self.padding,
            self.size
        );
        let (_, _, height, width) = images.dim();
        (
            Extent::new(name, height, self.size[0], self.stride[0], rows),
            Extent::new(name, width, self.size[1], self.stride[1], columns),
        )
    }
}

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
    gathered(images, &maxima(images, how))
}

/// Which number of its channel each window takes, the first of equal ones; one that is not a number is larger than all.
fn maxima<T: ArrayFloat>(images: &Array4<T>, how: Pool2d) -> Array4<usize> {
    let (rows, columns) = how.extents("max_pool2d", images);
    let (n, channels, _, width) = images.dim();
    Array4::from_shape_fn(
        (n, channels, rows.windows, columns.windows),
        |(n, channel, i, j)| {
            let mut best: Option<(usize, T)> = None;
            for row in (0..rows.window).filter_map(|k| rows.row(i, k)) {
                for column in (0..columns.window).filter_map(|k| columns.row(j, k)) {
                    let x = images[[n, channel, row, column]];
                    let is_larger = best.is_none_or(|(_, b)| x > b || x.is_nan() && !b.is_nan());
                    if is_larger {
                        best = Some((row * width + column, x));
                    }
                }
            }
            best.map_or(0, |(at, _)| at)
        },
    )
}

/// The numbers at places of their channels.
fn gathered<T: ArrayFloat>(x: &Array4<T>, places: &Array4<usize>) -> Array4<T> {
    let width = x.len_of(Axis(3));
    let at = |(n, channel, i, j)| {
        let place = places[[n, channel, i, j]];
        x[[n, channel, place / width, place % width]]
    };
    Array4::from_shape_fn(places.dim(), at)
}

/// Adds numbers at places of their channels.
fn scattered<T: ArrayFloat>(
    ct: &Array4<T>,
    places: &Array4<usize>,
    shape: (usize, usize, usize, usize),
) -> Array4<T> {
    let mut x = Array4::zeros(shape);
    for ((n, channel, i, j), place) in places.indexed_iter() {
        x[[n, channel, place / shape.3, place % shape.3]] += ct[[n, channel, i, j]];
    }
    x
}

linear! {
    [T: ArrayFloat] [T] max_pool2d max_back max_along max_along_back (images: Array4<T>, how: Pool2d) -> Array4<T>,
    |d| gathered(d, &kept.0), kept = (maxima(images, how), images.dim()), |ct| scattered(&ct, &kept.0, kept.1)
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
    averages(images, how, how.extents("avg_pool2d", images))
}

fn averages<T: ArrayFloat>(
    images: &Array4<T>,
    how: Pool2d,
    extents: (Extent, Extent),
) -> Array4<T> {
    let (n, channels, _, _) = images.dim();
    let mut y = Array4::<T>::zeros((n, channels, extents.0.windows, extents.1.windows));
    means(images.dim(), extents, |from, to| y[to] += images[from]);
    y / area::<T>(how)
}

fn area<T: ArrayFloat>(how: Pool2d) -> T {
    T::lit((how.size[0] * how.size[1]) as f64)
}

/// Calls `f` with each number of each window, and with the window.
fn means(
    (n, channels, _, _): (usize, usize, usize, usize),
    (rows, columns): (Extent, Extent),
    mut f: impl FnMut([usize; 4], [usize; 4]),
) {
    for (n, channel, i, j) in ndarray::indices((n, channels, rows.windows, columns.windows)) {
        for row in (0..rows.window).filter_map(|k| rows.row(i, k)) {
            for column in (0..columns.window).filter_map(|k| columns.row(j, k)) {
                f([n, channel, row, column], [n, channel, i, j]);
            }
        }
    }
}

linear! {
    [T: ArrayFloat] [T] avg_pool2d avg_back avg_along avg_along_back (images: Array4<T>, how: Pool2d) -> Array4<T>,
    |d| averages(d, how, kept.1), kept = (images.dim(), how.extents("avg_pool2d", images)), |ct| {
        let mut x = Array4::<T>::zeros(kept.0);
        means(kept.0, kept.1, |from, to| x[from] += ct[to]);
        x / area::<T>(how)
    }
}
