//! The user's own derivatives: what generated code asks of the function behind `vjp = rule`, `jvp = rule` and `partials = rule`.

use crate::real::Real;
use crate::tangent::MayBeAbsent;

/// A function that serves as `vjp = rule`: it takes the arguments `Args` as a tuple's members and returns the value and a
/// pullback from the cotangent `Ct` to the cotangents `Cts`. `Form` says which form of cotangent the pullback takes.
#[diagnostic::on_unimplemented(
    message = "this is not a `vjp` rule of the function",
    label = "it must take `{Args}` as its arguments and return `({Value}, impl Fn({Ct}) -> {Cts})`",
    note = "the cotangents are those of the differentiated params, in order: bare for one, else a tuple",
    note = "the pullback must be `Send` and `Sync`; it may take `Option`s of the cotangents: `None` for an output that nobody used"
)]
pub trait VjpRule<Args, Value, Ct, Cts, Form> {
    /// The pullback.
    type Back: Pullback<Ct, Cts, Form> + Send + Sync;
    /// Runs the rule.
    fn run(self, args: Args) -> (Value, Self::Back);
}

/// The pullback of a rule.
pub trait Pullback<Ct, Cts, Form> {
    /// Runs it.
    fn pull(&self, ct: Ct) -> Cts;
}

/// The form of a pullback that takes the cotangent itself.
pub struct Bare;

/// The form of a pullback that takes an `Option` for each output.
pub struct Optional;

impl<B: Fn(Ct) -> Cts, Ct, Cts> Pullback<Ct, Cts, Bare> for B {
    fn pull(&self, ct: Ct) -> Cts {
        self(ct)
    }
}

impl<B: Fn(Ct::Options) -> Cts, Ct: Used, Cts> Pullback<Ct, Cts, Optional> for B {
    fn pull(&self, ct: Ct) -> Cts {
        self(ct.used())
    }
}

/// A cotangent that a rule may take as `Option`s: one for a number or an array, one for each member of a tuple.
pub trait Used {
    /// `Option<f64>` for `f64`, `(Option<f64>, Option<Vec<f64>>)` for `(f64, Vec<f64>)`.
    type Options;
    /// `None` for each output whose cotangent is zero, as it is if nobody used the output.
    fn used(self) -> Self::Options;
}

/// Whether a cotangent has no number but zero in it.
pub trait IsZero {
    /// Whether it has none.
    fn is_zero(&self) -> bool;
}

impl<T: Real> IsZero for T {
    fn is_zero(&self) -> bool {
        *self == T::lit(0.0)
    }
}

impl<T: IsZero> IsZero for Vec<T> {
    fn is_zero(&self) -> bool {
        self.iter().all(T::is_zero)
    }
}

impl<T: IsZero, const N: usize> IsZero for [T; N] {
    fn is_zero(&self) -> bool {
        self.iter().all(T::is_zero)
    }
}

impl<T: Real> Used for T {
    type Options = Option<T>;
    fn used(self) -> Option<T> {
        (!self.is_zero()).then_some(self)
    }
}

impl<T: IsZero> Used for Vec<T> {
    type Options = Option<Vec<T>>;
    fn used(self) -> Option<Vec<T>> {
        (!self.is_zero()).then_some(self)
    }
}

impl<T: IsZero, const N: usize> Used for [T; N] {
    type Options = Option<[T; N]>;
    fn used(self) -> Option<[T; N]> {
        (!self.is_zero()).then_some(self)
    }
}

impl Used for () {
    type Options = ();
    fn used(self) {}
}

/// Runs a `vjp` rule: the value, and a pullback that takes the cotangent itself.
///
/// ```
/// use grad_core::rule::vjp_rule;
///
/// fn rule(x: f64) -> (f64, impl Fn(Option<f64>) -> f64) {
///     (x * x, move |ct| ct.map_or(0.0, |ct| 2.0 * ct * x))
/// }
/// let (value, back) = vjp_rule(rule, (3.0,));
/// let ct: f64 = back(1.0);
/// assert_eq!((value, ct), (9.0, 6.0));
/// ```
pub fn vjp_rule<R, Args, Value, Ct, Cts, Form>(
    rule: R,
    args: Args,
) -> (Value, impl Fn(Ct) -> Cts + Send + Sync)
where
    R: VjpRule<Args, Value, Ct, Cts, Form>,
{
    let (value, back) = rule.run(args);
    (value, move |ct| back.pull(ct))
}

/// Runs a `vjp` rule whose pullback borrows nothing of the arguments: the value, and the pullback as it is.
pub fn kept_rule<R, Args, Value, Ct, Cts, Form>(rule: R, args: Args) -> (Value, R::Back)
where
    R: VjpRule<Args, Value, Ct, Cts, Form>,
{
    rule.run(args)
}

/// Runs the pullback of a rule.
pub fn pulled<B, Ct, Cts, Form>(back: &B, ct: Ct) -> Cts
where
    B: Pullback<Ct, Cts, Form>,
{
    back.pull(ct)
}

/// A function that serves as `partials = rule`: it takes the arguments and the value, `Args`, and returns the partials.
#[diagnostic::on_unimplemented(
    message = "this is not a `partials` rule of the function",
    label = "it must take `{Args}` as its arguments (the last one is the value) and return `{Partials}`",
    note = "the partials are those of the differentiated params, in order: bare for one, else a tuple"
)]
pub trait PartialsRule<Args, Partials> {
    /// Runs the rule.
    fn run(self, args: Args) -> Partials;
}

/// Runs a `partials` rule.
///
/// ```
/// use grad_core::rule::partials_rule;
///
/// let partial = partials_rule(|x: f64, square: f64| 2.0 * square / x, (3.0, 9.0));
/// assert_eq!(partial, 6.0);
/// ```
pub fn partials_rule<R: PartialsRule<Args, Partials>, Args, Partials>(
    rule: R,
    args: Args,
) -> Partials {
    rule.run(args)
}

/// What a cotangent gives by a partial: nothing, if it is not there.
#[inline]
pub fn share<T: Real>(ct: T, partial: T) -> T {
    match ct.is_present() {
        true => (ct * partial).present(),
        false => T::absent(),
    }
}

/// The product of a tangent and a cotangent: nothing, if one of them is not there.
#[inline]
pub fn share_of_both<T: Real>(tangent: T, ct: T) -> T {
    match tangent.is_present() {
        true => share(ct, tangent),
        false => T::absent(),
    }
}

/// A cotangent that is not there.
#[inline]
pub fn not_there<T: Real>() -> T {
    T::absent()
}

/// A function that serves as `jvp = rule`: it takes the arguments, then the tangents, `Args`, and returns value and tangent.
#[diagnostic::on_unimplemented(
    message = "this is not a `jvp` rule of the function",
    label = "it must take `{Args}` as its arguments and return `({Value}, {Tangent})`",
    note = "the tangents stand behind all params: those of the differentiated ones, in order, each in the form of its param"
)]
pub trait JvpRule<Args, Value, Tangent> {
    /// Runs the rule.
    fn run(self, args: Args) -> (Value, Tangent);
}

/// Runs a `jvp` rule.
///
/// ```
/// use grad_core::rule::jvp_rule;
///
/// let both = jvp_rule(|x: f64, dx: f64| (x * x, 2.0 * x * dx), (3.0, 1.0));
/// assert_eq!(both, (9.0, 6.0));
/// ```
pub fn jvp_rule<R: JvpRule<Args, Value, Tangent>, Args, Value, Tangent>(
    rule: R,
    args: Args,
) -> (Value, Tangent) {
    rule.run(args)
}

/// `jvp` rules of so many arguments and tangents.
macro_rules! pushed {
    ($first:ident $($rest:ident)*) => {
        pushed!($($rest)*);
        #[diagnostic::do_not_recommend]
        impl<Rule, Value, Tangent, $first, $($rest),*> JvpRule<($first, $($rest,)*), Value, Tangent> for Rule
        where
            Rule: Fn($first, $($rest),*) -> (Value, Tangent),
        {
            #[allow(non_snake_case)]
            fn run(self, ($first, $($rest,)*): ($first, $($rest,)*)) -> (Value, Tangent) {
                self($first, $($rest),*)
            }
        }
    };
    () => {};
}

pushed!(A0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A23);

/// Rules of so many arguments, cotangents of so many members.
macro_rules! tuples {
    ($($a:ident)+) => {
        #[diagnostic::do_not_recommend]
        impl<Rule, Back, Value, Ct, Cts, Form, $($a),+> VjpRule<($($a,)+), Value, Ct, Cts, Form> for Rule
        where
            Rule: Fn($($a),+) -> (Value, Back),
            Back: Pullback<Ct, Cts, Form> + Send + Sync,
        {
            type Back = Back;
            #[allow(non_snake_case)]
            fn run(self, ($($a,)+): ($($a,)+)) -> (Value, Back) {
                self($($a),+)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<Rule, Partials, $($a),+> PartialsRule<($($a,)+), Partials> for Rule
        where
            Rule: Fn($($a),+) -> Partials,
        {
            #[allow(non_snake_case)]
            fn run(self, ($($a,)+): ($($a,)+)) -> Partials {
                self($($a),+)
            }
        }
        impl<$($a: Used),+> Used for ($($a,)+) {
            type Options = ($($a::Options,)+);
            #[allow(non_snake_case)]
            fn used(self) -> Self::Options {
                let ($($a,)+) = self;
                ($($a.used(),)+)
            }
        }
    };
}

tuples!(A0);
tuples!(A0 A1);
tuples!(A0 A1 A2);
tuples!(A0 A1 A2 A3);
tuples!(A0 A1 A2 A3 A4);
tuples!(A0 A1 A2 A3 A4 A5);
tuples!(A0 A1 A2 A3 A4 A5 A6);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8 A9);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11);
