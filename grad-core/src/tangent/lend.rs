//! How a caller hands the adjoint of an argument to a way back: only rustc knows in which form that takes it, if at all.

use super::{Nothing, Tangent};
use std::marker::PhantomData;

/// A gradient that a pullback adds to, in the form in which that takes it: nothing where it takes none.
///
/// ```
/// use grad_core::tangent::{Unwanted, lend};
///
/// let (mut floats, mut units) = (vec![1.0], vec![(), ()]);
/// let slice: Option<&mut [f64]> = lend(&mut floats);
/// assert!(slice.is_some());
/// let nothing: Option<&mut ()> = lend(&mut units);
/// assert!(nothing.is_none());
/// let nothing: Option<&mut Unwanted> = lend(&mut floats);
/// assert!(nothing.is_none());
/// ```
pub fn lend<A: ?Sized, P: Lend<A> + ?Sized>(place: &mut P) -> Option<&mut A> {
    place.lend()
}

/// What [`lend`] lends.
///
/// ```
/// use grad_core::tangent::Lend;
///
/// assert_eq!(Lend::<f64>::lend(&mut 1.0), Some(&mut 1.0));
/// ```
pub trait Lend<A: ?Sized> {
    /// The gradient, if one is taken.
    fn lend(&mut self) -> Option<&mut A>;
}

impl<T: Tangent> Lend<T> for T {
    fn lend(&mut self) -> Option<&mut T> {
        Some(self)
    }
}

impl<T: Tangent> Lend<T> for Box<T> {
    fn lend(&mut self) -> Option<&mut T> {
        Some(self)
    }
}

impl<T: Tangent> Lend<[T]> for Vec<T> {
    fn lend(&mut self) -> Option<&mut [T]> {
        Some(self)
    }
}

impl<T: Tangent, const N: usize> Lend<[T]> for [T; N] {
    fn lend(&mut self) -> Option<&mut [T]> {
        Some(self)
    }
}

impl<T: Tangent> Lend<[T]> for [T] {
    fn lend(&mut self) -> Option<&mut [T]> {
        Some(self)
    }
}

impl<A: ?Sized> Lend<A> for Nothing {
    fn lend(&mut self) -> Option<&mut A> {
        None
    }
}

/// Takes a part of a gradient out, to be put back. For generated code.
///
/// ```
/// use grad_core::tangent::taken;
///
/// let mut gradient = vec![1.0, 2.0];
/// assert_eq!(taken(&mut gradient), [1.0, 2.0]);
/// assert!(gradient.is_empty());
/// ```
pub fn taken<P: Taken>(part: &mut P) -> P {
    part.taken()
}

/// What [`taken`] takes.
///
/// ```
/// use grad_core::tangent::Taken;
///
/// assert_eq!(2.0.taken(), 2.0);
/// ```
pub trait Taken {
    /// It, with something cheap in its place.
    #[must_use]
    fn taken(&mut self) -> Self;
}

impl<T: Tangent> Taken for T {
    fn taken(&mut self) -> T {
        std::mem::replace(self, T::unseeded())
    }
}

impl Taken for Nothing {
    fn taken(&mut self) -> Nothing {
        Nothing
    }
}

impl Lend<()> for Vec<()> {
    fn lend(&mut self) -> Option<&mut ()> {
        None
    }
}

impl<const N: usize> Lend<()> for [(); N] {
    fn lend(&mut self) -> Option<&mut ()> {
        None
    }
}

/// In the place of the adjoint of a `#[no_diff]` param by `&`, whose type may have gradients: the caller may have one,
/// and nothing is added to it.
#[derive(Debug)]
pub enum Unwanted {}

impl<P: Tangent> Lend<Unwanted> for P {
    fn lend(&mut self) -> Option<&mut Unwanted> {
        None
    }
}

impl<P: Tangent> Lend<Unwanted> for [P] {
    fn lend(&mut self) -> Option<&mut Unwanted> {
        None
    }
}

/// The same of a `#[no_diff]` param by `&mut`. A caller whose value carries a derivative would lose that of what is
/// written, so it cannot lend its adjoint.
#[derive(Debug)]
pub enum Overwritten {}

impl<P: Tangent> Lend<Overwritten> for P
where
    Written<P>: Unchanged,
{
    fn lend(&mut self) -> Option<&mut Overwritten> {
        None
    }
}

impl<P: Tangent> Lend<Overwritten> for [P]
where
    Written<P>: Unchanged,
{
    fn lend(&mut self) -> Option<&mut Overwritten> {
        None
    }
}

/// The adjoint of a value that a function writes to.
#[derive(Debug)]
pub struct Written<P>(PhantomData<P>);

/// What can be written to without changing a derivative.
#[diagnostic::on_unimplemented(
    message = "the derivative of what this call writes would be lost",
    label = "a `#[no_diff]` param takes it by `&mut`",
    note = "remove `#[no_diff]` from the param, or hand it what carries no derivative, by stop_gradient(..)"
)]
pub trait Unchanged {}

#[diagnostic::do_not_recommend]
impl<P: WithoutParts> Unchanged for Written<P> {}

/// The gradient of a type in which there is no float.
#[diagnostic::on_unimplemented(
    message = "the derivative of what this call writes would be lost",
    label = "a `#[no_diff]` param takes it by `&mut`",
    note = "remove `#[no_diff]` from the param, or hand it what carries no derivative, by stop_gradient(..)"
)]
pub trait WithoutParts {}

impl WithoutParts for () {}

/// What a way back gives for a `#[no_diff]` param by value, whose type may have gradients. A caller whose value carries a
/// derivative does not know the shape of the zero that it would need.
#[derive(Clone, Copy, Debug)]
pub struct Withheld;

/// What a way back gives for an argument by value.
///
/// ```
/// use grad_core::tangent::Given;
///
/// assert_eq!(2.0.given(), 2.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "the derivative of a value that this call takes would be lost",
    label = "a `#[no_diff]` param takes it by value",
    note = "take it by `&`, remove `#[no_diff]` from the param, or hand it what carries no derivative, by stop_gradient(..)"
)]
pub trait Given {
    /// The gradient.
    type Gradient;
    /// Itself.
    fn given(self) -> Self::Gradient;
}

impl<T: Tangent> Given for T {
    type Gradient = T;
    fn given(self) -> T {
        self
    }
}

/// Met by nothing.
trait Never {}

// where there are two implementations and neither fits, rustc says nothing of what follows
#[diagnostic::do_not_recommend]
impl Given for Withheld
where
    for<'never> Withheld: Never,
{
    type Gradient = Withheld;
    fn given(self) -> Withheld {
        self
    }
}

/// The gradient of an argument, which takes what a way back gives for it.
#[diagnostic::on_unimplemented(
    message = "the derivative of a value that this call takes would be lost",
    label = "a `#[no_diff]` param takes it by value",
    note = "take it by `&`, remove `#[no_diff]` from the param, or hand it what carries no derivative, by stop_gradient(..)"
)]
pub trait Takes<T> {
    /// What it is then.
    fn taken(ct: T) -> Self;
}

#[diagnostic::do_not_recommend]
impl<P: Tangent> Takes<P> for P {
    fn taken(ct: P) -> P {
        ct
    }
}

#[diagnostic::do_not_recommend]
impl<T> Takes<T> for Nothing {
    fn taken(_: T) -> Nothing {
        Nothing
    }
}

#[diagnostic::do_not_recommend]
impl Takes<Withheld> for () {
    fn taken(_: Withheld) {}
}

/// What a way back gives for a part of something whose gradient is a `C`: of the type that the gradient has at that place.
/// The place is not looked at.
///
/// ```
/// use grad_core::tangent::{Nothing, Withheld, given_at};
///
/// assert_eq!(given_at(2.0, |whole: &(f64, Nothing)| &whole.0), 2.0);
/// assert_eq!(given_at(Withheld, |whole: &(f64, Nothing)| &whole.1), Nothing);
/// ```
pub fn given_at<C: ?Sized, T, P: Takes<T>>(ct: T, _: impl Fn(&C) -> &P) -> P {
    P::taken(ct)
}
