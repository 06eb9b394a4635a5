//! Whether `x.method()` is the method of an annotated `impl` of a trait.
//!
//! Where a type has a method of its own of that name, that one is called; without a derivative of its own it would be given
//! the trait's. So generated code looks the name up where no trait is in scope but one that every type has, with constants of
//! these names ([`Other`]): what is found is such a constant, or a method of the type's.

use std::marker::PhantomData;

/// What the trait that every type has gives under each name.
#[derive(Debug)]
pub struct Other;

/// The method of the type's own has a derivative, or there is nothing to ask.
#[derive(Debug)]
pub struct Fine;

/// What is found under the name of the method; `A` and `S` say whether that is of no importance, because it is
/// annotated or its type is one of std's.
#[diagnostic::on_unimplemented(
    message = "`{This}` has another method of this name, which has no derivative",
    label = "`x.method()` is a call of the other one",
    note = "annotate the `impl` of the other one with #[differentiable] too, or rename one of them"
)]
pub trait Unshadowed<This, A, S> {}

#[diagnostic::do_not_recommend]
impl<F, This, S> Unshadowed<This, Fine, S> for F {}
#[diagnostic::do_not_recommend]
impl<F, This> Unshadowed<This, Other, Fine> for F {}
#[diagnostic::do_not_recommend]
impl<This> Unshadowed<This, Other, Other> for Other {}

/// Asks of a type.
#[derive(Debug)]
pub struct Ask<This>(PhantomData<This>);

impl<This> Ask<This> {
    /// What is known comes first: rustc settles the types in this order.
    pub fn of<A, S, F: Unshadowed<This, A, S>>(_: A, _: S, _: F) {}
}

/// What is asked whether it is a type of std: such a type's methods are read by their names.
#[derive(Debug)]
pub struct OfStd<This>(PhantomData<This>);

/// The types of std of which the methods are known.
macro_rules! of_std {
    ($([$($params:tt)*] $t:ty;)*) => { $(
        impl<$($params)*> OfStd<$t> {
            /// It is.
            pub fn __grads_of_std() -> Fine {
                Fine
            }
        }
    )* };
}

of_std! {
    [] f32; [] f64; [] bool;
    [] i8; [] i16; [] i32; [] i64; [] i128; [] isize;
    [] u8; [] u16; [] u32; [] u64; [] u128; [] usize;
    [T, const N: usize] [T; N];
    [T] Vec<T>;
    [T] Option<T>;
}
