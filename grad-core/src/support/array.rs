//! Arrays whose length only rustc knows.

/// An array of copies, of the length of another array.
#[must_use]
pub fn repeat_like<A: Elements, U: Clone>(array: &A, x: &U) -> A::Of<U> {
    array.repeat(x)
}

/// What `map` of arrays is called on.
#[diagnostic::on_unimplemented(
    message = "`map` is taken for the method of arrays here, and `{Self}` is no array",
    label = "this is a `{Self}`",
    note = "write the types of the closure's params, as in `|x: f64|`, if `map` is a method of your own; write a `match` for an `Option` under another name"
)]
pub trait Elements {
    /// An array of the same length.
    type Of<U>;
    /// So many copies.
    fn repeat<U: Clone>(&self, x: &U) -> Self::Of<U>;
}

impl<T, const N: usize> Elements for [T; N] {
    type Of<U> = [U; N];
    fn repeat<U: Clone>(&self, x: &U) -> [U; N] {
        std::array::from_fn(|_| x.clone())
    }
}

/// What `std::mem::take` leaves in the place of a value of this type.
#[inline]
#[must_use]
pub fn default_like<T: Default>(_: &T) -> T {
    T::default()
}
