//! What is said of types and functions so that a mistake is one error where it stands.

/// Stands for an answer that is a constant. Where working it out is an error, rustc says nothing of what depends on it.
///
/// ```
/// use grad_core::tangent::{Checked, Known};
///
/// let x: <Checked<{ 1 < 2 }> as Known<f64>>::Type = 2.0;
/// assert_eq!(x, 2.0);
/// ```
#[derive(Debug)]
pub struct Checked<const HOLDS: bool>;

/// A type about which a constant says something.
pub trait Known<T: ?Sized> {
    /// The type.
    type Type: ?Sized;
}

impl<T: ?Sized> Known<T> for Checked<true> {
    type Type = T;
}
