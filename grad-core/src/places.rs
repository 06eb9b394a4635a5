//! The places that `Index` and `IndexMut` of a type name: whether they are the same, for the derivative writes by the one and reads by
//! the other, and where they are in the gradient.

use std::marker::PhantomData;

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

/// A type whose `Index` finds places by an `I` that is no number.
#[diagnostic::on_unimplemented(
    message = "the `impl` of `Index<{I}>` for `{Self}` has no derivative",
    label = "differentiation does not see which place this names",
    note = "annotate it, and that of `IndexMut`, with #[differentiable]"
)]
pub trait Located<I> {
    /// What was found.
    type At: Found<I>;
    /// Where the place is.
    fn locate(&self, index: I) -> Self::At;
}

/// What `Index` found in a value.
pub trait Found<I>: Copy {
    /// How it names the place, in the value and in its gradient.
    type Index;
    /// The place of `index`, which was looked up.
    fn located(self, index: I) -> Self::Index;
}

/// The index itself says in the gradient, too, where the place is.
#[derive(Clone, Copy, Debug)]
pub struct ByIndex;

impl<I> Found<I> for ByIndex {
    type Index = I;
    #[inline]
    fn located(self, index: I) -> I {
        index
    }
}

macro_rules! of_std {
    ($([$($params:tt)*] $ty:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($params)*> Located<usize> for $ty {
            type At = ByIndex;
            #[inline]
            fn locate(&self, _: usize) -> ByIndex {
                ByIndex
            }
        }
    )*};
}

of_std! {
    [T] [T];
    [T, const N: usize] [T; N];
    [T] Vec<T>;
}

/// A gradient that is looked up by what is no number, as the value is.
#[diagnostic::on_unimplemented(
    message = "the inner `Index<{I}>` works the place out with what is in the inner value, or has no derivative",
    label = "the gradient is looked up alike",
    note = "write the place with the fields of the inner value, as in `&self.inner.data[i * self.inner.columns + j]`"
)]
pub trait Inner<I> {
    /// The index.
    type Index;
    /// The same index.
    fn same(index: I) -> Self::Index;
}

#[diagnostic::do_not_recommend]
impl<T: std::ops::IndexMut<I> + ?Sized, I> Inner<I> for T {
    type Index = I;
    #[inline]
    fn same(index: I) -> I {
        index
    }
}

/// An index by which a part of a gradient is looked up.
#[derive(Debug)]
pub struct By<I>(pub I);

impl<I> By<I> {
    /// The index, if `T` is looked up by it.
    #[inline]
    pub fn of<T: Inner<I> + ?Sized>(self, _: &T) -> T::Index {
        T::same(self.0)
    }
}

/// The steps that an `Index` worked out with what the gradient has not: which element, which arm.
#[derive(Debug)]
pub struct BySteps<I, const N: usize> {
    steps: [usize; N],
    index: PhantomData<fn(I)>,
}

impl<I, const N: usize> BySteps<I, N> {
    /// These steps.
    #[inline]
    pub fn of(steps: [usize; N]) -> Self {
        let index = PhantomData;
        BySteps { steps, index }
    }
    /// One of them.
    #[inline]
    pub fn step(&self, i: usize) -> usize {
        self.steps[i]
    }
}

impl<I, const N: usize> Clone for BySteps<I, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<I, const N: usize> Copy for BySteps<I, N> {}

impl<I, const N: usize> Found<I> for BySteps<I, N> {
    type Index = Self;
    #[inline]
    fn located(self, _: I) -> Self {
        self
    }
}

impl<I, const N: usize> Found<&I> for BySteps<I, N> {
    type Index = Self;
    #[inline]
    fn located(self, _: &I) -> Self {
        self
    }
}

/// Where the place of `index` is.
#[inline]
pub fn locate<T: Located<I> + ?Sized, I: Clone>(x: &T, index: &I) -> T::At {
    x.locate(index.clone())
}

/// The index of a place that was found.
#[inline]
pub fn located<I: Clone, F: Found<I>>(index: &I, found: &F) -> F::Index {
    found.located(index.clone())
}

/// Where the place of an index is that is a reference.
#[inline]
pub fn locate_lent<'i, T: Located<&'i I> + ?Sized, I: ?Sized>(x: &T, index: &'i I) -> T::At {
    x.locate(index)
}

/// The index, which is a reference, of a place that was found.
#[inline]
pub fn located_lent<'i, I: ?Sized, F: Found<&'i I>>(index: &'i I, found: &F) -> F::Index {
    found.located(index)
}

/// An index for its type alone.
///
/// # Panics
/// Always: there is none.
pub fn any<I>() -> I {
    unreachable!("only the type of a place is asked for")
}
