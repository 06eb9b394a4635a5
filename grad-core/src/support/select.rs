//! Whether a cotangent is there.

use crate::tangent::Real;

/// Whether a cotangent is there: what is not is `-0.0`. For generated code.
#[inline]
#[must_use]
pub fn is_present<T: Real>(ct: &T) -> bool {
    !(*ct == T::zero() && ct.is_sign_negative())
}
