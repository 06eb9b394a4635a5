//! The gradient of a field that has none: a function that reads a field does not see whether it is `#[no_diff]`.

use super::Accumulate;
use std::ops::{AddAssign, Index, IndexMut};

/// What is added to it, or to any part of it, is gone.
///
/// ```
/// use grad_core::tangent::{Nothing, accumulate};
///
/// let mut place = Nothing;
/// place[3] += 1.0;
/// accumulate(&mut place, vec![1.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nothing;

impl<T> Accumulate<T> for Nothing {
    fn accumulate(&mut self, _: T) {}
}

impl<T> AddAssign<T> for Nothing {
    fn add_assign(&mut self, _: T) {}
}

impl<I> Index<I> for Nothing {
    type Output = Nothing;
    fn index(&self, _: I) -> &Nothing {
        self
    }
}

impl<I> IndexMut<I> for Nothing {
    fn index_mut(&mut self, _: I) -> &mut Nothing {
        self
    }
}

/// A place for the gradient of a constant.
///
/// ```
/// use grad_core::tangent::{Nothing, nowhere};
///
/// assert_eq!(nowhere::<()>(), &mut ());
/// assert_eq!(nowhere::<Nothing>(), &mut Nothing);
/// ```
pub fn nowhere<T: Constant>() -> &'static mut T {
    // no memory is allocated for types without content
    Box::leak(Box::new(T::VALUE))
}

/// A type with one value.
///
/// ```
/// use grad_core::tangent::Constant;
///
/// assert_eq!(<()>::VALUE, ());
/// ```
pub trait Constant {
    /// The value.
    const VALUE: Self;
}

impl Constant for () {
    const VALUE: Self = ();
}

impl Constant for Nothing {
    const VALUE: Self = Nothing;
}
