//! The payloads of enum variants as places: what a step through a variant is in generated code.

/// The payload of `Some`.
///
/// ```
/// use grad_core::tangent::OptionPayload;
///
/// let mut x = Some(1.0);
/// *x.__grads_Some_0_mut() += 1.0;
/// assert_eq!(*x.__grads_Some_0(), 2.0);
/// ```
#[allow(non_snake_case)]
pub trait OptionPayload<T> {
    /// The payload.
    ///
    /// # Panics
    /// If there is none.
    fn __grads_Some_0(&self) -> &T;
    /// The payload.
    ///
    /// # Panics
    /// If there is none.
    fn __grads_Some_0_mut(&mut self) -> &mut T;
}

impl<T> OptionPayload<T> for Option<T> {
    fn __grads_Some_0(&self) -> &T {
        self.as_ref().expect("the variant that was matched")
    }
    fn __grads_Some_0_mut(&mut self) -> &mut T {
        self.as_mut().expect("the variant that was matched")
    }
}
