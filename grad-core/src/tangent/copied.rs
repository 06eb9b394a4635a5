//! Copies of the user's values.

use std::ops::{Deref, DerefMut};

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

/// A value that is copied where it is written to, and otherwise only looked at. A reference to it is one to either as need be.
#[derive(Debug)]
pub enum OnWrite<'a, T> {
    /// Nobody has written to it.
    Lent(&'a T),
    /// Its copy.
    Own(T),
}

impl<'a, T> OnWrite<'a, T> {
    /// As yet it is only looked at.
    #[inline]
    pub fn of(value: &'a T) -> Self {
        OnWrite::Lent(value)
    }
}

impl<T> Deref for OnWrite<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        match self {
            OnWrite::Lent(value) => value,
            OnWrite::Own(value) => value,
        }
    }
}

impl<T: Copied> DerefMut for OnWrite<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        if let OnWrite::Lent(value) = self {
            *self = OnWrite::Own(value.copied_value());
        }
        match self {
            OnWrite::Own(value) => value,
            OnWrite::Lent(_) => unreachable!("it has just been copied"),
        }
    }
}

/// A copy by parts, of containers of values that are `Copied` without being `Clone`. `How` tells the ways apart that a type
/// may be copied; rustc finds it where there is one way only.
#[diagnostic::on_unimplemented(
    message = "the derivative needs a copy of a `{Self}`",
    label = "this type is not `Clone`",
    note = "derive Clone for it; a `&mut` in it cannot be copied: take that as a param of its own"
)]
pub trait CopiedParts<How> {
    /// A copy.
    fn copied_parts(&self) -> Self;
}

/// The way of a generic type whose derived `Clone` asks for more than its fields do.
pub enum ByFields {}

#[diagnostic::do_not_recommend]
impl<T: Copied> CopiedParts<()> for T {
    #[inline]
    fn copied_parts(&self) -> T {
        self.copied_value()
    }
}

#[diagnostic::do_not_recommend]
impl<T: CopiedParts<A>, A> CopiedParts<(A,)> for Option<T> {
    fn copied_parts(&self) -> Self {
        self.as_ref().map(T::copied_parts)
    }
}

#[diagnostic::do_not_recommend]
impl<T: CopiedParts<A>, A> CopiedParts<(A,)> for Box<T> {
    fn copied_parts(&self) -> Self {
        Box::new(T::copied_parts(self))
    }
}

#[diagnostic::do_not_recommend]
impl<T: CopiedParts<A>, A> CopiedParts<(A,)> for Vec<T> {
    fn copied_parts(&self) -> Self {
        self.iter().map(T::copied_parts).collect()
    }
}

#[diagnostic::do_not_recommend]
impl<T: CopiedParts<A>, A, const N: usize> CopiedParts<(A,)> for [T; N] {
    fn copied_parts(&self) -> Self {
        self.each_ref().map(T::copied_parts)
    }
}

#[diagnostic::do_not_recommend]
impl<T: CopiedParts<A>, E: CopiedParts<B>, A, B> CopiedParts<(A, B)> for Result<T, E> {
    fn copied_parts(&self) -> Self {
        self.as_ref().map(T::copied_parts).map_err(E::copied_parts)
    }
}

#[diagnostic::do_not_recommend]
impl<T: CopiedParts<A>, U: CopiedParts<B>, A, B> CopiedParts<(A, B)> for (T, U) {
    fn copied_parts(&self) -> Self {
        (self.0.copied_parts(), self.1.copied_parts())
    }
}
