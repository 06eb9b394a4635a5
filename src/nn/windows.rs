//! Where the windows of convolutions and pools lie in images.

/// The rows or columns of an image, and the windows over them.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    /// So many rows the image has.
    pub image: usize,
    /// So many a window has.
    pub window: usize,
    /// From one window to the next.
    pub stride: usize,
    /// Before the first row and after the last.
    pub padding: usize,
    /// So many windows there are.
    pub windows: usize,
}

impl Extent {
    /// Panics where no window fits.
    pub fn new(name: &str, image: usize, window: usize, stride: usize, padding: usize) -> Extent {
        let padded = image + 2 * padding;
        assert!(
            stride > 0 && window > 0,
            "{name}: strides and windows are not empty: {stride} and {window}"
        );
        assert!(
            padded >= window,
            "{name}: a window of {window} is larger than the image of {image} with its padding of {padding}"
        );
        Extent {
            image,
            window,
            stride,
            padding,
            windows: (padded - window) / stride + 1,
        }
    }

    /// The row of the image under row `k` of window `i`; none of the padding.
    pub fn row(&self, i: usize, k: usize) -> Option<usize> {
        let row = (i * self.stride + k).checked_sub(self.padding)?;
        (row < self.image).then_some(row)
    }

    /// The windows whose row `k` lies on the image.
    pub fn inside(&self, k: usize) -> std::ops::Range<usize> {
        let start = self.padding.saturating_sub(k).div_ceil(self.stride);
        let end = (self.image + self.padding)
            .saturating_sub(k)
            .div_ceil(self.stride);
        let end = end.min(self.windows);
        start.min(end)..end
    }
}
