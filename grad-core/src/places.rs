//! Whether `Index` and `IndexMut` of a type name the same places: the derivative writes by the one and reads by the other.

/// How the `Index` of a type names the place of an element.
#[diagnostic::on_unimplemented(
    message = "the `impl` of `Index` for `{Self}` has no derivative, but that of `IndexMut` has",
    label = "differentiation reads by `Index` what is written here",
    note = "annotate it with #[differentiable] too"
)]
pub trait Places<Index> {
    /// The body of `index`.
    type By;
}

/// The body of a function, as a hash of what it says.
#[derive(Debug)]
pub struct Body<const HASH: u64>;

/// A body that says the same.
#[diagnostic::on_unimplemented(
    message = "`index_mut` is not written as `index` is, so it may name another place",
    label = "differentiation takes what is written here for what `Index` reads",
    note = "write both bodies alike but for `mut`, or give one of them another name as a method"
)]
pub trait SaysTheSameAs<Other> {}

#[diagnostic::do_not_recommend]
impl<const HASH: u64> SaysTheSameAs<Body<HASH>> for Body<HASH> {}

/// Asks of an `IndexMut` with such a body.
pub fn ask<This: Places<Index, By: SaysTheSameAs<B>>, Index, B>() {}
