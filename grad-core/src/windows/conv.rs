//! Convolutions of images, as products of matrices.

use super::{Dim, Extent, Number, shape};
use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, Array4, ArrayRef, ArrayView2, ArrayView3, CowArray, Ix2, Ix4, s};

/// How the windows of a convolution lie. The default is one row and column from window to window, no padding, and one group.
///
/// ```
/// # mod grads { pub use grad_core::graph; }
/// let twice = grads::graph::Conv2d { stride: [2, 2], ..Default::default() };
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

/// The sizes of a convolution.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    images: Dim,
    weights: Dim,
    groups: usize,
    rows: Extent,
    columns: Extent,
}

impl Plan {
    /// Of images and weights of these shapes; an error where they do not fit.
    pub fn new(images: Dim, weights: Dim, how: Conv2d) -> Result<Plan, String> {
        let ((_, channels, height, width), (outputs, own, k, l)) = (images, weights);
        let Conv2d {
            stride,
            padding,
            groups,
        } = how;
        if groups == 0 || own.checked_mul(groups) != Some(channels) || outputs % groups != 0 {
            return Err(format!(
                "in {groups} groups the weights have the channels of the images; the shapes are {:?} and {:?}",
                shape(images),
                shape(weights)
            ));
        }
        Ok(Plan {
            images,
            weights,
            groups,
            rows: Extent::new([height, k, stride[0], padding[0]])?,
            columns: Extent::new([width, l, stride[1], padding[1]])?,
        })
    }

    /// The shape of the result.
    pub fn result(&self) -> Dim {
        let (rows, columns) = (self.rows.windows, self.columns.windows);
        (self.images.0, self.weights.0, rows, columns)
    }

    /// The sizes of what is laid out in memory for an image: elements of a window, and windows.
    pub fn room(&self) -> [usize; 5] {
        let ((_, own, k, l), rows, columns) =
            (self.weights, self.rows.windows, self.columns.windows);
        [own, k, l, rows, columns]
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
    fn unfolded<T: Number>(&self, image: &[T], into: &mut Array2<T>) {
        let (width, stride) = (self.columns.windows, self.columns.stride);
        for (at, mut row) in into.outer_iter_mut().enumerate() {
            let Some(row) = row.as_slice_mut() else {
                unreachable!("a matrix that was made here")
            };
            let lines = self.lines(at);
            for (window, row) in row.chunks_exact_mut(width.max(1)).enumerate() {
                let Some((inside, first)) = lines.of(window) else {
                    row.fill(T::zero());
                    continue;
                };
                row[..inside.start].fill(T::zero());
                row[inside.end..].fill(T::zero());
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
    fn fold<T: Number>(&self, columns: &Array2<T>, image: &mut [T]) {
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
                        .for_each(|(x, y)| *x = *x + *y),
                    _ => {
                        let line = line.iter_mut().step_by(stride);
                        line.zip(row).for_each(|(x, y)| *x = *x + *y);
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
    fn empty_room<T: Number>(&self) -> Array2<T> {
        let (_, own, k, l) = self.weights;
        Array2::zeros((own * k * l, self.places()))
    }

    /// The weights as a matrix with a row for each channel of the result.
    fn matrix<'a, T: Number>(&self, weights: &'a ArrayRef<T, Ix4>) -> CowArray<'a, T, Ix2> {
        let (outputs, own, k, l) = self.weights;
        let weights = weights.as_standard_layout();
        weights
            .into_shape_with_order((outputs, own * k * l))
            .unwrap_or_else(|_| unreachable!("numbers in their order"))
    }

    /// The convolution.
    pub fn value<T: Number>(
        &self,
        images: &ArrayRef<T, Ix4>,
        weights: &ArrayRef<T, Ix4>,
    ) -> Array4<T> {
        let mut y = Array4::zeros(self.result());
        let (weights, mut room) = (self.matrix(weights), self.empty_room());
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
                    T::one(),
                    &weights.slice(s![outputs, ..]),
                    &room,
                    T::zero(),
                    &mut part,
                );
            }
        }
        y
    }

    /// The gradient by the images.
    pub fn by_images<T: Number>(
        &self,
        weights: &ArrayRef<T, Ix4>,
        ct: &ArrayRef<T, Ix4>,
    ) -> Array4<T> {
        let mut by = Array4::zeros(self.images);
        let (weights, mut room, ct) = (
            self.matrix(weights),
            self.empty_room(),
            ct.as_standard_layout(),
        );
        for (mut by, ct) in by.outer_iter_mut().zip(ct.outer_iter()) {
            for g in 0..self.groups {
                let (own, outputs) = self.of_group(g);
                let part = self.part(ct, outputs.clone());
                let weights = weights.slice(s![outputs, ..]);
                general_mat_mul(T::one(), &weights.t(), &part, T::zero(), &mut room);
                let Some(by) = by.as_slice_mut() else {
                    unreachable!("images that were made here")
                };
                self.fold(&room, &mut by[own]);
            }
        }
        by
    }

    /// The gradient by the weights.
    pub fn by_weights<T: Number>(
        &self,
        images: &ArrayRef<T, Ix4>,
        ct: &ArrayRef<T, Ix4>,
    ) -> Array4<T> {
        let mut by = Array2::zeros((self.weights.0, self.empty_room::<T>().nrows()));
        let (mut room, ct) = (self.empty_room(), ct.as_standard_layout());
        let images = images.as_standard_layout();
        for (image, ct) in images.outer_iter().zip(ct.outer_iter()) {
            for g in 0..self.groups {
                let (own, outputs) = self.of_group(g);
                self.unfolded(&in_memory(image)[own], &mut room);
                let part = self.part(ct, outputs.clone());
                general_mat_mul(
                    T::one(),
                    &part,
                    &room.t(),
                    T::one(),
                    &mut by.slice_mut(s![outputs, ..]),
                );
            }
        }
        by.into_shape_with_order(self.weights)
            .unwrap_or_else(|_| unreachable!("as many numbers"))
    }

    /// The channels of a group as the rows of a matrix.
    fn part<'a, T: Number>(
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
