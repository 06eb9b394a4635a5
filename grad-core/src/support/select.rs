//! Whether a cotangent is there: what is not is `-0.0`. For generated code.

use crate::tangent::{Clear, Leaves, Marking, MayBeAbsent};

/// Whether a cotangent is there.
#[inline]
#[must_use]
pub fn is_present<T: MayBeAbsent>(ct: &T) -> bool {
    ct.is_present()
}

/// Whether the cotangent of what may be a number is there.
#[inline]
#[must_use]
pub fn is_there<T: Clear>(ct: &T) -> bool {
    ct.is_there_gradient()
}

/// Makes zeros an adjoint to which nothing has been added.
#[inline]
pub fn emptied<T: Clear>(zeros: &mut T) {
    zeros.empty_gradient();
}

/// Makes all there that is in a cotangent: what is not there becomes a zero.
#[inline]
pub fn settled<T: Leaves + ?Sized>(ct: &mut T) {
    ct.mark(Marking::Told);
}

/// Makes all there that is in the cotangent of what a function returned, where that has parts.
#[inline]
pub fn told<T: Leaves>(ct: &mut T) {
    ct.tell_parts();
}

/// Makes `0.0` of the cotangent of a number that is there.
#[inline]
pub fn told_number<T: Clear>(ct: &mut T, present: bool) {
    if present {
        ct.tell_gradient();
    }
}

/// A cotangent, which is `-0.0` if and only if it is not there.
#[inline]
#[must_use]
pub fn marked<T: MayBeAbsent>(present: &bool, ct: &T) -> T {
    match present {
        true => ct.present(),
        false => T::absent(),
    }
}
