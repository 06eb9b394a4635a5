//! What is kept only if it is no number: where the way back has no use for numbers, such as the operands of a sum, but may have one for
//! values of the user's. Which of the two it is rustc finds out, by autoref: import both traits.

use crate::tangent::Outlined;
use std::marker::PhantomData;
use std::ops::Deref;

/// References to values of which nobody but rustc knows the types.
#[derive(Debug)]
pub struct Types<T>(pub T);

/// Of numbers.
pub trait OfNumbers {
    /// That they are.
    fn told(&self) -> Numbers;
}

impl<A: Number> OfNumbers for &Types<(&A,)> {
    #[inline]
    fn told(&self) -> Numbers {
        Numbers
    }
}

impl<A: Number, B: Number> OfNumbers for &Types<(&A, &B)> {
    #[inline]
    fn told(&self) -> Numbers {
        Numbers
    }
}

/// Of what has an outline.
pub trait OfOutlines {
    /// That it has.
    fn told(&self) -> Outlines;
}

impl<A: Outlined> OfOutlines for &Types<(&A,)> {
    #[inline]
    fn told(&self) -> Outlines {
        Outlines
    }
}

/// Of others, or some of them.
pub trait OfOthers {
    /// That they are.
    fn told(&self) -> Others;
}

impl<T> OfOthers for Types<T> {
    #[inline]
    fn told(&self) -> Others {
        Others
    }
}

/// A number, any of which is as good as another.
pub trait Number: Copy + 'static {
    /// One that shows where it is read after all.
    const ANY: &'static Self;
}

impl Number for f64 {
    const ANY: &'static f64 = &f64::NAN;
}

impl Number for f32 {
    const ANY: &'static f32 = &f32::NAN;
}

/// All are numbers.
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

impl Numbers {
    /// Whether all here and there are.
    #[inline]
    pub fn and<T>(self, others: T) -> T {
        others
    }

    /// Keeps nothing.
    #[inline]
    pub fn keep<T: Number>(self, _: T) -> Absent<T> {
        Absent(PhantomData)
    }
}

/// It has an outline.
#[derive(Clone, Copy, Debug)]
pub struct Outlines;

impl Outlines {
    /// Keeps the outline.
    #[inline]
    pub fn keep<T: Outlined>(self, value: T) -> Outline<T> {
        Outline(value.outline())
    }
}

/// Not all are numbers.
#[derive(Clone, Copy, Debug)]
pub struct Others;

impl Others {
    /// Not all here and there are numbers either.
    #[inline]
    pub fn and<T>(self, _: T) -> Others {
        Others
    }

    /// Keeps the value.
    #[inline]
    pub fn keep<T>(self, value: T) -> Present<T> {
        Present(value)
    }
}

/// A number that was not kept.
///
/// ```
/// use grad_core::slight::{OfNumbers as _, OfOthers as _, Types};
///
/// let kept = (&&Types((&1.0_f64,))).told().keep(1.0_f64);
/// assert_eq!((size_of_val(&kept), kept.given().is_nan()), (0, true));
/// let kept = (&&Types((&1.0_f64, &"one"))).told().keep(1.0_f64);
/// assert_eq!(*kept.given(), 1.0);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Absent<T>(PhantomData<fn() -> T>);

impl<T: Number> Absent<T> {
    /// Any number.
    #[inline]
    pub fn given(&self) -> &T {
        T::ANY
    }
}

/// A value that was kept.
#[derive(Clone, Copy, Debug)]
pub struct Present<T>(T);

impl<T> Present<T> {
    /// The value.
    #[inline]
    pub fn given(&self) -> &T {
        &self.0
    }
}

/// The outline of a value, of which nothing more was kept.
///
/// ```
/// use grad_core::slight::{OfOthers as _, OfOutlines as _, Types};
///
/// let kept = (&&Types((&Some(1.0),))).told().keep(Some(1.0));
/// assert_eq!((size_of_val(&kept), kept.given().is_some()), (1, true));
/// let kept = (&&Types((&vec![1.0],))).told().keep(vec![1.0]);
/// assert_eq!(kept.given()[0], 1.0);
/// ```
#[derive(Debug)]
pub struct Outline<T: Outlined>(T::Outline);

impl<T: Outlined> Outline<T> {
    /// A value with this outline.
    #[inline]
    pub fn given(&self) -> Again<T> {
        Again(T::any(&self.0))
    }
}

/// A value that was made again.
#[derive(Debug)]
pub struct Again<T>(T);

impl<T> Deref for Again<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}
