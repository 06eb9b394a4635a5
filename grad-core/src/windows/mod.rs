//! Windows over images: where they lie, what convolutions and pools compute of them. Images have the shape `[n, channels, height, width]`.

pub mod conv;
mod extent;
pub mod pool;

pub use conv::Conv2d;
pub use extent::Extent;
pub use pool::Pool2d;

use ndarray::LinalgScalar;

/// The shape of images, of weights, and of results.
pub type Dim = (usize, usize, usize, usize);

/// What images are made of.
pub trait Number: LinalgScalar + PartialOrd {}

impl<T: LinalgScalar + PartialOrd> Number for T {}

fn shape((n, channels, height, width): Dim) -> [usize; 4] {
    [n, channels, height, width]
}
