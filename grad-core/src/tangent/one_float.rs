//! What has a gradient: a value that is one float. Its seed.

use super::{Differentiable, Leaves};

/// One float, of whatever name. A function that gives anything else has a pullback and no gradient: a gradient of the
/// sum of several floats is one that nobody asked for.
#[diagnostic::on_unimplemented(
    message = "this function returns `{Self}`, which is not one float, so it has no gradient",
    label = "what is differentiated here has to return one `f64` or `f32`",
    note = "use `vjp!`, which takes a cotangent for the value and for each `&mut` parameter: `let (value, pullback) = vjp!(f)(..);`; `jacobian!(f)(..)` gives the derivative of each number"
)]
pub trait OneFloat: crate::witness::Floats {}

#[diagnostic::do_not_recommend]
impl OneFloat for f32 {}
#[diagnostic::do_not_recommend]
impl OneFloat for f64 {}

/// The cotangent from which a gradient starts.
///
/// ```
/// use grad_core::tangent::seed;
///
/// assert_eq!(seed(&5.0f32), 1.0);
/// ```
pub fn seed<T: OneFloat + Differentiable>(value: &T) -> T::Tangent {
    ones_like(value)
}

/// Ones of the shape of `x`: the cotangent of the sum of all floats in it.
///
/// ```
/// use grad_core::tangent::ones_like;
///
/// assert_eq!(ones_like(&vec![3.0, 4.0]), vec![1.0, 1.0]);
/// assert_eq!(ones_like(&(2.0, [3.0, 4.0], 5usize)), (1.0, [1.0, 1.0], ()));
/// ```
pub fn ones_like<T: Differentiable>(x: &T) -> T::Tangent {
    let mut ones = x.zeros_like();
    ones.map_leaves(&mut |_| 1.0);
    ones
}
