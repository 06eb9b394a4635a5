//! Cotangents on their way from a field to a field, either of which may have no gradient.

use super::{Accumulate, Nothing, Real, Tangent};
use std::ops::{Div, Mul, Neg};

/// The cotangent of a field as it goes on to other fields: that of a field without a gradient stays nothing.
///
/// ```
/// use grad_core::tangent::{Nothing, passed};
///
/// assert_eq!(passed(&2.0) * 3.0, 6.0);
/// assert_eq!(passed(&Nothing) * 3.0, Nothing);
/// ```
pub trait Passed {
    /// A number, or nothing.
    type Value;
    /// The cotangent.
    fn passed(&self) -> Self::Value;
}

impl<T: Tangent> Passed for T {
    type Value = T;
    fn passed(&self) -> T {
        self.clone()
    }
}

impl Passed for Nothing {
    type Value = Nothing;
    fn passed(&self) -> Nothing {
        Nothing
    }
}

/// The cotangent of a field.
///
/// ```
/// use grad_core::tangent::passed;
///
/// assert_eq!(passed(&2.0), 2.0);
/// ```
pub fn passed<P: Passed>(place: &P) -> P::Value {
    place.passed()
}

impl<T: Real> Mul<T> for Nothing {
    type Output = Nothing;
    fn mul(self, _: T) -> Nothing {
        Nothing
    }
}

impl<T: Real> Div<T> for Nothing {
    type Output = Nothing;
    fn div(self, _: T) -> Nothing {
        Nothing
    }
}

impl Neg for Nothing {
    type Output = Nothing;
    fn neg(self) -> Nothing {
        Nothing
    }
}

/// The gradient of a field that takes what another field passes on. One that has a gradient does not take nothing: its
/// derivative would be lost.
///
/// ```
/// use grad_core::tangent::{Nothing, Takes};
///
/// let mut place = 1.0;
/// place.take(2.0);
/// assert_eq!(place, 3.0);
/// Nothing.take(2.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "a value that has a derivative is written to a `#[no_diff]` field",
    label = "the field written to has no gradient, so the derivative of this field would be lost",
    note = "remove `#[no_diff]` from the field, or write `stop_gradient(..)` around the value"
)]
pub trait Takes<T> {
    /// Adds `other`.
    fn take(&mut self, other: T);
}

#[diagnostic::do_not_recommend]
impl<T, P: Accumulate<T>> Takes<T> for P {
    fn take(&mut self, other: T) {
        self.accumulate(other);
    }
}

/// Adds what a field passes on to the gradient of another.
///
/// ```
/// use grad_core::tangent::{Nothing, pass_on, passed};
///
/// let mut place = Nothing;
/// pass_on(&mut place, passed(&Nothing));
/// ```
pub fn pass_on<P: Takes<T>, T>(place: &mut P, other: T) {
    place.take(other);
}
