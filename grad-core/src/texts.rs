//! Texts, which are parts of something else as slices are, where a value is handed on.

/// What is known to be a slice or a text is taken by `to_vec`: a slice's elements are copied, a text is lent on.
pub trait Taken {
    /// The text itself.
    fn to_vec(&self) -> &Self;
}

impl Taken for str {
    fn to_vec(&self) -> &str {
        self
    }
}
