//! The type in a function type, of which the lifetimes need no names, or are given one.

/// A function of one argument. `<fn(T) as Argument>::Type` is `T`, also where `T` is written with lifetimes left out and
/// does not have them in the end, as the gradient type of a type that borrows: left out in a return type, or in a bound, they
/// would have to be those of an argument.
///
/// ```
/// use grad_core::tangent::{Argument, Differentiable};
///
/// let x: <fn(<[f64; 2] as Differentiable>::Tangent) as Argument>::Type = [1.0, 2.0];
/// assert_eq!(x, [1.0, 2.0]);
/// ```
pub trait Argument {
    /// The type of the argument.
    type Type;
}

impl<T> Argument for fn(T) {
    type Type = T;
}

/// A function that lends something. `<fn(&()) -> T as Lent<'a>>::Type` is `T` for `'a`, also where `T` has a lifetime that it
/// does not show.
///
/// ```
/// use grad_core::tangent::Lent;
///
/// struct View<'a>(&'a [f64]);
/// type Of<'a> = <fn(&()) -> View as Lent<'a>>::Type;
/// fn first<'a>(view: Of<'a>) -> &'a f64 {
///     &view.0[0]
/// }
/// assert_eq!(*first(View(&[1.0, 2.0])), 1.0);
/// ```
pub trait Lent<'a> {
    /// What is lent.
    type Type;
}

impl<'a, F: FnOnce(&'a ()) -> T, T> Lent<'a> for F {
    type Type = T;
}
