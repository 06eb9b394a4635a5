//! The gradient of a field that has none: a function that reads a field does not see whether it is `#[no_diff]`.

use super::tuples::for_tuples;
use super::{Accumulate, Ct, Differentiable, Leaves, Marking, Tangent};
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

/// As a vector that is pushed to has them: what is taken from it is nothing too.
impl Nothing {
    /// Not zero: there is a last element.
    pub fn len(&self) -> usize {
        1
    }
    /// Never.
    pub fn is_empty(&self) -> bool {
        false
    }
    /// Takes nothing.
    pub fn pop(&mut self) {}
    /// What is pushed is gone.
    pub fn push<T>(&mut self, _: T) {}
}

impl<T> Accumulate<T> for Nothing {
    fn accumulate(&mut self, _: T) {}
}

macro_rules! takes_nothing {
    ($([$($generics:tt)*] $t:ty;)*) => {$(
        impl<$($generics)*> Accumulate<Nothing> for $t {
            fn accumulate(&mut self, _: Nothing) {}
        }
    )*};
}

takes_nothing! {
    [] ();
    [] f64;
    [] f32;
    [T] [T];
    [T] Vec<T>;
    [T, const N: usize] [T; N];
    [T] Option<T>;
    [T] Box<T>;
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        takes_nothing!([$($t),*] ($($t,)*););
    };
}

for_tuples!(tuple);

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

/// A gradient as code that sees its type only in part reads, clears and lends it. `Nothing` is zero.
///
/// ```
/// use grad_core::tangent::{Nothing, Part};
///
/// assert_eq!(Part::<f64>::part(&2.0), 2.0);
/// assert_eq!(Part::<f64>::part(&Nothing), 0.0);
/// ```
pub trait Part<T> {
    /// The gradient.
    fn part(&self) -> T;
}

impl<T: Tangent> Part<T> for T {
    fn part(&self) -> T {
        self.clone()
    }
}

impl<T: Ct> Part<T> for Nothing {
    fn part(&self) -> T {
        T::unseeded()
    }
}

/// A part of a cotangent.
///
/// ```
/// use grad_core::tangent::{Nothing, part};
///
/// assert_eq!(part::<f64, _>(&Nothing), 0.0);
/// ```
pub fn part<T, P: Part<T>>(place: &P) -> T {
    place.part()
}

/// [`part`] of the type of `_like`: given `0.0`, some float type is settled even where the place is of none.
///
/// ```
/// use grad_core::tangent::{Nothing, part_like};
///
/// assert_eq!(part_like(&Nothing, 0.0), 0.0);
/// assert_eq!(part_like(&2f32, 0.0), 2f32);
/// ```
pub fn part_like<T, P: Part<T>>(place: &P, _like: T) -> T {
    place.part()
}

/// A place of a cotangent that becomes zero.
///
/// ```
/// use grad_core::tangent::Clear;
///
/// let mut ct = vec![1.0, 2.0];
/// ct.clear_gradient();
/// assert_eq!(ct, [0.0, 0.0]);
/// ```
pub trait Clear {
    /// Becomes zero.
    fn clear_gradient(&mut self);
    /// Becomes what nothing has been added to: `-0.0` in the place of each number.
    fn empty_gradient(&mut self);
    /// Whether it is the gradient of something that was used: of a number that was not it is `-0.0`.
    fn is_there_gradient(&self) -> bool;
    /// Makes `0.0` of a number that is `-0.0`.
    fn tell_gradient(&mut self);
}

impl<T: Leaves> Clear for T {
    #[inline]
    fn clear_gradient(&mut self) {
        self.mark(Marking::Zero);
    }
    #[inline]
    fn empty_gradient(&mut self) {
        self.mark(Marking::Empty);
    }
    #[inline]
    fn is_there_gradient(&self) -> bool {
        self.is_there()
    }
    #[inline]
    fn tell_gradient(&mut self) {
        self.tell_number();
    }
}

impl Clear for Nothing {
    fn clear_gradient(&mut self) {}
    fn empty_gradient(&mut self) {}
    fn is_there_gradient(&self) -> bool {
        true
    }
    fn tell_gradient(&mut self) {}
}

/// Makes a place of a cotangent zero.
///
/// ```
/// use grad_core::tangent::clear;
///
/// let mut ct = (1.0, vec![2.0]);
/// clear(&mut ct.1);
/// assert_eq!(ct, (1.0, vec![0.0]));
/// ```
pub fn clear<P: Clear>(place: &mut P) {
    place.clear_gradient();
}

/// The gradient of a `T`, or of one that has none.
///
/// ```
/// use grad_core::tangent::{Nothing, Zeros};
///
/// let some: Option<f64> = Zeros::zeros_of(&Some(1.0));
/// assert_eq!(some, Some(0.0));
/// let nothing: Nothing = Zeros::zeros_of("text");
/// assert_eq!(nothing, Nothing);
/// ```
pub trait Zeros<T: ?Sized> {
    /// The zero gradient of `like`.
    fn zeros_of(like: &T) -> Self;
}

impl<P: Tangent, T: Differentiable<Tangent = P> + ?Sized> Zeros<T> for P {
    fn zeros_of(like: &T) -> P {
        like.zeros_like()
    }
}

impl<T: ?Sized> Zeros<T> for Nothing {
    fn zeros_of(_: &T) -> Nothing {
        Nothing
    }
}

/// Makes a place of a cotangent zero, in the shape of `like`: what is written to a variable may be of another length, or
/// of another variant, than what it held before.
///
/// ```
/// use grad_core::tangent::reshape;
///
/// let mut ct = (1.0, vec![2.0]);
/// reshape(&mut ct.1, &vec![3.0, 4.0]);
/// assert_eq!(ct, (1.0, vec![0.0, 0.0]));
/// ```
pub fn reshape<P: Zeros<T>, T: ?Sized>(place: &mut P, like: &T) -> P {
    std::mem::replace(place, P::zeros_of(like))
}

/// The zero gradient of `like`, which is a part of something whose gradient is a `C`: of the type that the gradient has at
/// that place. The place is not looked at.
///
/// ```
/// use grad_core::tangent::{Nothing, zeros_at};
///
/// assert_eq!(zeros_at(&3.0, |whole: &(f64, Nothing)| &whole.0), 0.0);
/// assert_eq!(zeros_at("text", |whole: &(f64, Nothing)| &whole.1), Nothing);
/// ```
pub fn zeros_at<C: ?Sized, P: Zeros<T>, T: ?Sized>(like: &T, _: impl Fn(&C) -> &P) -> P {
    P::zeros_of(like)
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
