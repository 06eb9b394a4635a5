//! Views that generated code makes of arrays, and arrays of views.

/// What can be seen through a view.
pub trait Viewed {
    /// An array with the same elements.
    type Own;
    /// A view of it.
    type View<'a>
    where
        Self: 'a;
    /// A copy, in memory as it is here.
    fn own(&self) -> Self::Own;
    /// Itself, lent.
    fn lend(&self) -> Self::View<'_>;
}

/// The array of a view.
#[inline]
pub fn own_view<X: Viewed>(x: &X) -> X::Own {
    x.own()
}

/// A view of an array.
#[inline]
pub fn lend_view<X: Viewed>(x: &X) -> X::View<'_> {
    x.lend()
}
