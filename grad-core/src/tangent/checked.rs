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

/// Says that two functions are one and the same: each has a type of its own.
///
/// ```
/// use grad_core::tangent::same_function;
///
/// use std::array::from_fn;
/// type F = fn(usize) -> f64;
/// same_function(&from_fn::<f64, 1, F>, &std::array::from_fn::<f64, 1, F>);
/// ```
pub fn same_function<T>(_: &T, _: &T) {}

/// A type of arrays of one length, by whatever alias.
///
/// ```
/// use grad_core::tangent::ArrayLength;
///
/// type V3 = [f64; 3];
/// assert_eq!(<V3 as ArrayLength>::LENGTH, 3);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no array",
    label = "`std::array::from_fn` makes an array of this type here"
)]
pub trait ArrayLength {
    /// How many elements its values have.
    const LENGTH: usize;
}

impl<T, const N: usize> ArrayLength for [T; N] {
    const LENGTH: usize = N;
}
