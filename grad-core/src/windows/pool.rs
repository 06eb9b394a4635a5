//! Maxima and sums over windows of images.

use super::{Dim, Extent, Number};
use ndarray::{Array4, ArrayRef, Axis, Ix4};

/// How the windows of a pool lie.
///
/// ```
/// # mod grads { pub use grad_core::graph; }
/// use grads::graph::Pool2d;
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

    /// The numbers in a window.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// assert_eq!(grads::graph::Pool2d::new([2, 3]).area(), 6);
    /// ```
    pub fn area(&self) -> usize {
        self.size[0] * self.size[1]
    }
}

/// The sizes of a pool.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    images: Dim,
    rows: Extent,
    columns: Extent,
}

impl Plan {
    /// Of images of this shape; an error where a window is larger than the padded image, or the padding more than half of it.
    pub fn new(images: Dim, how: Pool2d) -> Result<Plan, String> {
        let Pool2d {
            size,
            stride,
            padding,
        } = how;
        if (0..2).any(|axis| padding[axis] > size[axis] / 2) {
            return Err(format!(
                "the padding {padding:?} is more than half of the window {size:?}"
            ));
        }
        let (_, _, height, width) = images;
        Ok(Plan {
            images,
            rows: Extent::new([height, size[0], stride[0], padding[0]])?,
            columns: Extent::new([width, size[1], stride[1], padding[1]])?,
        })
    }

    /// The shape of the result.
    pub fn result(&self) -> Dim {
        let (n, channels, _, _) = self.images;
        (n, channels, self.rows.windows, self.columns.windows)
    }

    /// Which number of its channel each window takes, the first of equal ones; one that is not a number is larger than all.
    pub fn maxima<T: Number>(&self, images: &ArrayRef<T, Ix4>) -> Array4<usize> {
        let is_nan = |x: T| x.partial_cmp(&x).is_none();
        let width = self.columns.image;
        let largest = |(n, channel, i, j)| {
            let mut best: Option<(usize, T)> = None;
            self.of_window(i, j, |row, column| {
                let x = images[[n, channel, row, column]];
                if best.is_none_or(|(_, b)| x > b || is_nan(x) && !is_nan(b)) {
                    best = Some((row * width + column, x));
                }
            });
            best.map_or(0, |(at, _)| at)
        };
        Array4::from_shape_fn(self.result(), largest)
    }

    /// The numbers at places of their channels.
    pub fn gathered<T: Number>(x: &ArrayRef<T, Ix4>, places: &Array4<usize>) -> Array4<T> {
        let width = x.len_of(Axis(3));
        let at = |(n, channel, i, j)| {
            let place = places[[n, channel, i, j]];
            x[[n, channel, place / width, place % width]]
        };
        Array4::from_shape_fn(places.dim(), at)
    }

    /// Numbers added at places of their channels.
    pub fn scattered<T: Number>(&self, ct: &ArrayRef<T, Ix4>, places: &Array4<usize>) -> Array4<T> {
        let (mut x, width) = (Array4::<T>::zeros(self.images), self.columns.image);
        for ((n, channel, i, j), place) in places.indexed_iter() {
            let x = &mut x[[n, channel, place / width, place % width]];
            *x = *x + ct[[n, channel, i, j]];
        }
        x
    }

    /// The sum of each window.
    pub fn sums<T: Number>(&self, images: &ArrayRef<T, Ix4>) -> Array4<T> {
        let sum = |(n, channel, i, j)| {
            let mut sum = T::zero();
            self.of_window(i, j, |row, column| {
                sum = sum + images[[n, channel, row, column]];
            });
            sum
        };
        Array4::from_shape_fn(self.result(), sum)
    }

    /// Each number added to all of its window.
    pub fn spread<T: Number>(&self, ct: &ArrayRef<T, Ix4>) -> Array4<T> {
        let mut x = Array4::<T>::zeros(self.images);
        for ((n, channel, i, j), &ct) in ct.indexed_iter() {
            self.of_window(i, j, |row, column| {
                let x = &mut x[[n, channel, row, column]];
                *x = *x + ct;
            });
        }
        x
    }

    /// Calls `f` with the row and the column of each number in a window.
    fn of_window(&self, i: usize, j: usize, mut f: impl FnMut(usize, usize)) {
        for row in (0..self.rows.window).filter_map(|k| self.rows.row(i, k)) {
            for column in (0..self.columns.window).filter_map(|k| self.columns.row(j, k)) {
                f(row, column);
            }
        }
    }
}
