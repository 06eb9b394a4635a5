//! The payloads of enum variants as places: what a step through a variant is in generated code.

use std::fmt::Debug;

/// The payload of `Some`, or of `Ok`.
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
    /// Whether there is one.
    fn __grads_is_some(&self) -> bool;
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
    fn __grads_is_some(&self) -> bool {
        self.is_some()
    }
    fn __grads_Some_0(&self) -> &T {
        self.as_ref().expect("the variant that was matched")
    }
    fn __grads_Some_0_mut(&mut self) -> &mut T {
        self.as_mut().expect("the variant that was matched")
    }
}

impl<T, E> OptionPayload<T> for Result<T, E> {
    fn __grads_is_some(&self) -> bool {
        self.is_ok()
    }
    fn __grads_Some_0(&self) -> &T {
        self.as_ref().ok().expect("the variant that was matched")
    }
    fn __grads_Some_0_mut(&mut self) -> &mut T {
        self.as_mut().ok().expect("the variant that was matched")
    }
}

/// The type of the errors of a `Result`, by whatever alias.
pub trait Outcome {
    /// It.
    type Error;
}

impl<T, E> Outcome for Result<T, E> {
    type Error = E;
}

/// What `unwrap` and `expect` say where there is nothing.
pub trait Missing {
    /// The panic of `unwrap`.
    ///
    /// # Panics
    /// In any case.
    #[track_caller]
    fn unwrapped(&self) -> ! {
        panic!("called `Option::unwrap()` on a `None` value")
    }
    /// The panic of `expect`.
    ///
    /// # Panics
    /// In any case.
    #[track_caller]
    fn expected(&self, message: &str) -> ! {
        panic!("{message}")
    }
}

impl<T> Missing for Option<T> {}

impl<T, E: Debug> Missing for Result<T, E> {
    #[track_caller]
    fn unwrapped(&self) -> ! {
        self.expected("called `Result::unwrap()` on an `Err` value")
    }
    #[track_caller]
    fn expected(&self, message: &str) -> ! {
        match self {
            Ok(_) => unreachable!("what there is was looked at"),
            Err(error) => panic!("{message}: {error:?}"),
        }
    }
}

impl<T: ?Sized + Missing> Missing for &T {
    #[track_caller]
    fn unwrapped(&self) -> ! {
        T::unwrapped(self)
    }
    #[track_caller]
    fn expected(&self, message: &str) -> ! {
        T::expected(self, message)
    }
}

/// What a function makes of an error.
pub fn converted<E, R>(error: E, f: impl FnOnce(E) -> R) -> R {
    f(error)
}
