//! Arrays whose length only rustc knows.

/// An array of copies, of the length of another array.
#[must_use]
pub fn repeat_like<T, U: Clone, const N: usize>(_: &[T; N], x: &U) -> [U; N] {
    std::array::from_fn(|_| x.clone())
}
