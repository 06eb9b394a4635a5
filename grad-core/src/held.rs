//! How a function gives its way back to who calls it: as it is, or in a box where calls go deep.

/// Whether calls go deep.
#[derive(Debug)]
pub struct Deep<const DEEP: bool>;

/// What becomes of a way back.
pub trait Held {
    /// Its type: `F`, or that of a box for it.
    type Back<F, B>;
    /// The way back, put in a box by `boxed` if calls go deep.
    fn held<F, B>(back: F, boxed: impl FnOnce(F) -> B) -> Self::Back<F, B>;
}

impl Held for Deep<false> {
    type Back<F, B> = F;
    #[inline(always)]
    fn held<F, B>(back: F, _: impl FnOnce(F) -> B) -> F {
        back
    }
}

impl Held for Deep<true> {
    type Back<F, B> = B;
    #[inline(always)]
    fn held<F, B>(back: F, boxed: impl FnOnce(F) -> B) -> B {
        boxed(back)
    }
}
