//! Types of other crates that a world takes for constants, which rustc is asked about: one that has gradients would lose them.

use crate::tangent::Differentiable;
use std::marker::PhantomData;

/// A type of which it is asked whether it has gradients.
#[derive(Debug)]
pub struct Asked<T: ?Sized>(PhantomData<T>);

impl<T: ?Sized> Asked<T> {
    /// The question.
    pub const fn about() -> Self {
        Asked(PhantomData)
    }
}

/// The answer that it has.
#[derive(Debug)]
pub struct HasGradients;

/// The answer that it has none.
#[derive(Debug)]
pub struct HasNone;

impl<T: Differentiable + ?Sized> Asked<T> {
    /// Found for types with gradients, before that of the trait.
    pub fn answer(&self) -> HasGradients {
        HasGradients
    }
}

/// What is found for all other types.
pub trait Otherwise {
    /// That there are none.
    fn answer(&self) -> HasNone {
        HasNone
    }
}

impl<T: ?Sized> Otherwise for Asked<T> {}

/// The answer that is hoped for.
#[diagnostic::on_unimplemented(
    message = "this type of another crate has gradients, which the module does not see",
    label = "it would be taken for a constant",
    note = "mark the parameter or the field #[no_diff] if it is one; if not, write #[derive(Differentiable)] on the type of a field, and #[differentiable] on the function of a parameter"
)]
pub trait Constant {}

impl Constant for HasNone {}

/// Takes the answer.
pub const fn is_constant<T: Constant>(answer: &T) {
    let _ = answer;
}
