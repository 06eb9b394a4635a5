//! Copies of the user's values.

/// A type whose values can be copied: where a derivative needs one twice.
///
/// ```
/// use grad_core::tangent::Copied;
///
/// assert_eq!(vec![1.0].copied_value(), vec![1.0]);
/// ```
#[diagnostic::on_unimplemented(
    message = "the derivative needs a copy of a `{Self}`",
    label = "this type is not `Clone`",
    note = "derive Clone for it; a `&mut` in it cannot be copied: take that as a param of its own"
)]
pub trait Copied {
    /// A copy.
    fn copied_value(&self) -> Self;
}

#[diagnostic::do_not_recommend]
impl<T: Clone> Copied for T {
    #[inline]
    fn copied_value(&self) -> T {
        self.clone()
    }
}
