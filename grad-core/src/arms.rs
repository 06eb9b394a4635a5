//! What the arms of a branch keep for the way back: one of the two.

/// What one of two arms kept.
///
/// ```
/// use grad_core::arms::Arms;
///
/// let kept: Arms<(f64,), ()> = Arms::Then((1.5,));
/// assert_eq!(kept.then().0, 1.5);
/// ```
#[derive(Debug, Clone, Copy)]
pub enum Arms<T, E> {
    /// The one that is taken if the condition holds.
    Then(T),
    /// The other.
    Else(E),
}

impl<T, E> Arms<T, E> {
    /// What the first arm kept.
    ///
    /// # Panics
    /// If the other was taken.
    #[inline(always)]
    #[must_use]
    pub fn then(&self) -> &T {
        match self {
            Arms::Then(kept) => kept,
            Arms::Else(_) => another(),
        }
    }

    /// What the second arm kept.
    ///
    /// # Panics
    /// If the first was taken.
    #[inline(always)]
    #[must_use]
    pub fn otherwise(&self) -> &E {
        match self {
            Arms::Then(_) => another(),
            Arms::Else(kept) => kept,
        }
    }
}

#[cold]
#[inline(never)]
fn another() -> ! {
    unreachable!("the way back takes the arms that the function took")
}
