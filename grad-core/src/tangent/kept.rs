//! What is stored in a field and read again must have its gradient kept meanwhile: a `#[no_diff]` field keeps none.

use super::{Nothing, Tangent};

/// Yes, at the level of types.
#[derive(Debug)]
pub enum Yes {}

/// No, at the level of types.
#[derive(Debug)]
pub enum No {}

/// What has a gradient in any case.
#[derive(Clone, Copy, Debug)]
pub struct Sure;

/// Whether there is a gradient in a list of parts of gradients: `(&a, (&b, ()))`, or `(&a, Sure)`.
pub trait Carries {
    /// [`Yes`] or [`No`].
    type Is;
}

impl Carries for () {
    type Is = No;
}

impl Carries for Sure {
    type Is = Yes;
}

impl<T: Tangent, R> Carries for (&T, R) {
    type Is = Yes;
}

impl<T: Tangent, R> Carries for (&[T], R) {
    type Is = Yes;
}

impl<R: Carries> Carries for (&Nothing, R) {
    type Is = R::Is;
}

/// Whether a part without a gradient is in a list of parts of gradients.
pub trait Lacks {
    /// [`Yes`] or [`No`].
    type Is;
}

impl Lacks for () {
    type Is = No;
}

impl Lacks for Sure {
    type Is = Yes;
}

impl<T: Tangent, R: Lacks> Lacks for (&T, R) {
    type Is = R::Is;
}

impl<R> Lacks for (&Nothing, R) {
    type Is = Yes;
}

/// Whether two things hold.
pub trait Both {
    /// [`Yes`] or [`No`].
    type Is;
}

impl Both for (Yes, Yes) {
    type Is = Yes;
}

impl Both for (Yes, No) {
    type Is = No;
}

impl Both for (No, Yes) {
    type Is = No;
}

impl Both for (No, No) {
    type Is = No;
}

/// Both of them.
type All<A, B> = <(A, B) as Both>::Is;

/// Neither [`Yes`] nor [`No`].
#[derive(Debug)]
pub enum Unknown {}

/// The gradient of a field that a value is stored in; `Needed` says whether a derivative passes through it.
#[diagnostic::on_unimplemented(
    message = "the derivative of what is stored in this `#[no_diff]` field, and read again, would be lost",
    label = "a value with a derivative is stored here",
    note = "remove `#[no_diff]` from the field, keep the value in a variable too, or store `stop_gradient(..)` of it"
)]
pub trait Keeps<Needed> {}

#[diagnostic::do_not_recommend]
impl<T: Tangent, N> Keeps<N> for T {}

#[diagnostic::do_not_recommend]
impl Keeps<No> for Nothing {}

// with one impl rustc would take it for the one that is meant, and blame `Carries`
#[diagnostic::do_not_recommend]
impl Keeps<Unknown> for Nothing {}

/// Asks for the gradient of a field, unless what is stored in it depends on nothing that has one, or goes nowhere that
/// has one, or every field that is read has one, or the whole that the field is in has none: then it has been stored in
/// another. The parts are not looked at.
///
/// ```
/// use grad_core::tangent::{Nothing, Sure, kept};
///
/// kept(&1.0, Some((Sure, Sure, Sure, Sure)));
/// kept(&Nothing, Some((Sure, (&Nothing, ()), Sure, Sure)));
/// kept(&Nothing, Some(((), Sure, Sure, Sure)));
/// kept(&Nothing, Some((Sure, Sure, (&1.0, ()), Sure)));
/// kept(&Nothing, Some((Sure, Sure, Sure, (&Nothing, ()))));
/// ```
pub fn kept<P, S, Q, R, W>(_: &P, _: Option<(S, Q, R, W)>)
where
    S: Carries,
    Q: Carries,
    R: Lacks,
    W: Carries,
    (S::Is, Q::Is): Both,
    (R::Is, W::Is): Both,
    (All<S::Is, Q::Is>, All<R::Is, W::Is>): Both,
    P: Keeps<All<All<S::Is, Q::Is>, All<R::Is, W::Is>>>,
{
}

/// A part of a gradient of type `C` where only its type counts.
///
/// # Panics
/// Always: there is no such gradient.
pub fn place<'p, C: ?Sized, P>(_: impl Fn(&C) -> &P) -> &'p P {
    unreachable!("only the type of a place is asked for")
}
