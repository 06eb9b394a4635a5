//! The rows or columns of images, and windows over them.

/// The rows or columns of an image, and the windows over them.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
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
    /// Of `[image, window, stride, padding]`; an error where no window fits.
    pub fn new([image, window, stride, padding]: [usize; 4]) -> Result<Extent, String> {
        if stride == 0 || window == 0 {
            return Err(format!(
                "strides and windows are not empty: {stride} and {window}"
            ));
        }
        let padded = padding.checked_mul(2).and_then(|p| p.checked_add(image));
        let Some(room) = padded.and_then(|padded| padded.checked_sub(window)) else {
            return Err(format!(
                "a window of {window} is larger than the image of {image} with its padding of {padding}"
            ));
        };
        Ok(Extent {
            image,
            window,
            stride,
            padding,
            windows: room / stride + 1,
        })
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
