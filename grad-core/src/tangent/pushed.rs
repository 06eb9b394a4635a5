//! Tangents where forward mode does not see the types: of a part that may have none, and of a constant that a function is
//! handed. Generated code asks with `(&&Read(..)).tangent()`, so that the first of two traits is taken where it fits.

use super::{Differentiable, Nothing};

/// A part of a tangent, and the value that it is the tangent of.
pub struct Read<'a, P: ?Sized, T: ?Sized>(pub &'a P, pub &'a T);

/// Of a field that has no gradient the tangent is zero, if its type has any.
pub trait ReadNothing {
    /// The tangent.
    type Tangent;
    /// Zeros.
    fn tangent(&self) -> Self::Tangent;
}

impl<T: Differentiable + ?Sized> ReadNothing for &Read<'_, Nothing, T> {
    type Tangent = T::Tangent;
    fn tangent(&self) -> T::Tangent {
        self.1.zeros_like()
    }
}

/// Of any other part the tangent is there.
pub trait ReadPart {
    /// The tangent.
    type Tangent;
    /// A copy.
    fn tangent(&self) -> Self::Tangent;
}

impl<P: Clone, T: ?Sized> ReadPart for Read<'_, P, T> {
    type Tangent = P;
    fn tangent(&self) -> P {
        self.0.clone()
    }
}

/// A value that does not change.
///
/// ```
/// use grad_core::tangent::pushed::{Still, StillNothing as _, StillZeros as _};
///
/// assert_eq!((&&Still(&2.0)).tangent(), 0.0);
/// (&&Still("no number")).tangent();
/// ```
pub struct Still<'a, T: ?Sized>(pub &'a T);

/// Its tangent is zero, if its type has any.
pub trait StillZeros {
    /// The tangent.
    type Tangent;
    /// Zeros.
    fn tangent(&self) -> Self::Tangent;
}

impl<T: Differentiable + ?Sized> StillZeros for &Still<'_, T> {
    type Tangent = T::Tangent;
    fn tangent(&self) -> T::Tangent {
        self.0.zeros_like()
    }
}

/// Of any other type it is nothing.
pub trait StillNothing {
    /// Nothing.
    fn tangent(&self) {}
}

impl<T: ?Sized> StillNothing for Still<'_, T> {}
