//! Matrices as arguments that are checked, and as items of constants that are run over.

use super::Owned;
use crate::check::argument::{Argument, LendsOwn};
use crate::foreign::lent_views::Viewed;
use crate::real::Real;
use crate::support::Item;
use nalgebra::allocator::Allocator;
use nalgebra::{
    DefaultAllocator, Dim, Matrix, MatrixView, OMatrix, RealField, Scalar, Storage, ViewStorage,
};

#[diagnostic::do_not_recommend]
impl<T, R, C> Argument for OMatrix<T, R, C>
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    DefaultAllocator: Owned<T, R, C>,
{
    type Own = OMatrix<T, R, C>;
    fn own(&self) -> OMatrix<T, R, C> {
        self.clone()
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, R, C> LendsOwn<'a> for OMatrix<T, R, C>
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    DefaultAllocator: Owned<T, R, C>,
{
    type Lent = OMatrix<T, R, C>;
    fn lend(own: &'a mut OMatrix<T, R, C>) -> OMatrix<T, R, C> {
        own.clone()
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, R, C, RStride, CStride> Item
    for nalgebra::Matrix<T, R, C, ViewStorage<'a, T, R, C, RStride, CStride>>
where
    T: Scalar,
    R: Dim,
    C: Dim,
    RStride: Dim,
    CStride: Dim,
    DefaultAllocator: Owned<T, R, C>,
{
    type Owned = OMatrix<T, R, C>;
    fn owned(self) -> OMatrix<T, R, C> {
        self.clone_owned()
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> Viewed for Matrix<T, R, C, S>
where
    T: Scalar,
    R: Dim,
    C: Dim,
    S: Storage<T, R, C>,
    DefaultAllocator: Allocator<R, C>,
{
    type Own = OMatrix<T, R, C>;
    type View<'a>
        = MatrixView<'a, T, R, C, S::RStride, S::CStride>
    where
        Self: 'a;
    fn own(&self) -> OMatrix<T, R, C> {
        self.clone_owned()
    }
    fn lend(&self) -> MatrixView<'_, T, R, C, S::RStride, S::CStride> {
        self.generic_view((0, 0), self.shape_generic())
    }
}
