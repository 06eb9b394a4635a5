//! Matrices as values: their gradients are matrices of the same shape, which own their elements.

use crate::matrix::Matrix as Jacobian;
use crate::newtypes::{Behind, CountedBehind, Std};
use crate::places::{ByIndex, Located};
use crate::real::Real;
use crate::tangent::{
    Accumulate, Blank, Ct, Differentiable, Field, LeafPath, Leaves, Marking, Reset, Tangent,
};
use crate::witness::{self, Foreign, Other};
use nalgebra::allocator::Allocator;
use nalgebra::base::storage::Storage;
use nalgebra::{
    ArrayStorage, Const, DefaultAllocator, Dim, Dyn, Matrix, OMatrix, Scalar, VecStorage,
    ViewStorage, ViewStorageMut,
};

/// The place of an element, by one index of a vector, and by row and column of a matrix.
fn within(
    at: &mut LeafPath,
    [row, column]: [usize; 2],
    is_vector: bool,
    visit: &mut dyn FnMut(&mut LeafPath),
) {
    match is_vector {
        true => at.index(row.max(column), visit),
        false => at.index(row, |at| at.index(column, &mut *visit)),
    }
}

/// Where the elements of a matrix are.
pub trait Place<T: Scalar, R: Dim, C: Dim>: Storage<T, R, C> + Sized {
    /// Whether they can be written to.
    const IS_MUT: bool = true;
    /// Calls `f` with each, column by column, if they can be written to.
    fn each(matrix: &mut Matrix<T, R, C, Self>, f: impl FnMut(&mut T));
}

macro_rules! places {
    ($([$($generics:tt)*] $storage:ty, $rows:ty, $columns:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Place<T, $rows, $columns> for $storage {
            #[inline]
            fn each(matrix: &mut Matrix<T, $rows, $columns, Self>, f: impl FnMut(&mut T)) {
                matrix.iter_mut().for_each(f);
            }
        }
    )*};
}

places! {
    [T: Scalar, const R: usize, const C: usize] ArrayStorage<T, R, C>, Const<R>, Const<C>;
    [T: Scalar] VecStorage<T, Dyn, Dyn>, Dyn, Dyn;
    [T: Scalar, const C: usize] VecStorage<T, Dyn, Const<C>>, Dyn, Const<C>;
    [T: Scalar, const R: usize] VecStorage<T, Const<R>, Dyn>, Const<R>, Dyn;
    ['a, T: Scalar, R: Dim, C: Dim, RStride: Dim, CStride: Dim] ViewStorageMut<'a, T, R, C, RStride, CStride>, R, C;
}

#[diagnostic::do_not_recommend]
impl<'a, T: Scalar, R: Dim, C: Dim, RStride: Dim, CStride: Dim> Place<T, R, C>
    for ViewStorage<'a, T, R, C, RStride, CStride>
{
    const IS_MUT: bool = false;
    fn each(_: &mut Matrix<T, R, C, Self>, _: impl FnMut(&mut T)) {}
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> Leaves for Matrix<T, R, C, S>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
{
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        let is_vector = self.nrows() == 1 || self.ncols() == 1;
        for column in 0..self.ncols() {
            for row in 0..self.nrows() {
                let x = &self[(row, column)];
                within(at, [row, column], is_vector, &mut |at| {
                    x.visit_leaves(at, f)
                });
            }
        }
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        match S::IS_MUT {
            true => S::each(self, |x| x.map_leaves(f)),
            false => (&*self).map_leaves(f),
        }
    }
    #[inline]
    fn mark(&mut self, mark: Marking) {
        S::each(self, |x| x.mark(mark));
    }
    const CLONED_BY_STD: bool = T::CLONED_BY_STD;
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> Differentiable for Matrix<T, R, C, S>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
{
    type Tangent = OMatrix<T, R, C>;
    #[inline]
    fn zeros_like(&self) -> OMatrix<T, R, C> {
        let (rows, columns) = self.shape_generic();
        OMatrix::from_element_generic(rows, columns, T::lit(0.0))
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> Reset<Matrix<T, R, C, S>> for OMatrix<T, R, C>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
{
    #[inline]
    fn reset(&mut self, like: &Matrix<T, R, C, S>) {
        assert_eq!(
            self.shape(),
            like.shape(),
            "the buffer for a gradient has another shape than the argument"
        );
        self.fill(T::lit(0.0));
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, C> Accumulate<OMatrix<T, R, C>> for OMatrix<T, R, C>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
{
    #[inline]
    fn accumulate(&mut self, other: OMatrix<T, R, C>) {
        assert_eq!(
            self.shape(),
            other.shape(),
            "a gradient of another shape cannot be added"
        );
        self.zip_apply(&other, |x, y| *x += y);
    }
}

/// A dimension of a matrix without elements, or with as few as there can be.
fn few<D: Dim>() -> D {
    D::from_usize(D::try_to_usize().unwrap_or(0))
}

#[diagnostic::do_not_recommend]
impl<T, R, C> Ct for OMatrix<T, R, C>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
{
    #[inline]
    fn unseeded() -> Self {
        OMatrix::from_element_generic(few::<R>(), few::<C>(), T::lit(0.0))
    }
    #[inline]
    fn shaped(self, zeros: Self) -> Self {
        if self.is_empty() {
            return zeros;
        }
        assert_eq!(
            self.shape(),
            zeros.shape(),
            "a cotangent of another shape than what it belongs to"
        );
        self
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, C> Tangent for OMatrix<T, R, C>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
{
    type Form = Jacobian;
    #[inline]
    fn scale(&mut self, factor: f64) {
        self.iter_mut().for_each(|x| x.scale(factor));
    }
    fn dot(&self, other: &Self) -> f64 {
        assert_eq!(
            self.shape(),
            other.shape(),
            "gradients of different shapes have no dot product"
        );
        self.iter()
            .zip(other.iter())
            .map(|(x, y)| Tangent::dot(x, y))
            .sum()
    }
    #[inline]
    fn axpy(&mut self, factor: f64, other: &Self) {
        assert_eq!(
            self.shape(),
            other.shape(),
            "gradients of different shapes have no sum"
        );
        self.iter_mut()
            .zip(other.iter())
            .for_each(|(x, y)| x.axpy(factor, y));
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> Field for Matrix<T, R, C, S>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
{
}

/// Its methods are its own, which a trait's by value alone hides.
#[diagnostic::do_not_recommend]
impl<T, R, C, S> Foreign for Matrix<T, R, C, S> {
    type Itself = Other;
    type ByValue = Self;
    type ArrayByValue = Self;
}

// the elements, by `len`, `iter` and one index, are like those of a slice: column by column
#[diagnostic::do_not_recommend]
impl<T, R: Dim, C: Dim, S: Place<T, R, C>> witness::Array for Matrix<T, R, C, S> where T: Scalar {}
#[diagnostic::do_not_recommend]
impl<T, R: Dim, C: Dim, S> witness::Counted for Matrix<T, R, C, S> {}
#[diagnostic::do_not_recommend]
impl<T: Scalar, R: Dim, C: Dim, S: Place<T, R, C>> Behind for Matrix<T, R, C, S> {
    type Asked = Std;
}
#[diagnostic::do_not_recommend]
impl<T, R: Dim, C: Dim, S> CountedBehind for Matrix<T, R, C, S> {
    type Asked = Std;
}

#[diagnostic::do_not_recommend]
impl<T, R, C> Blank for OMatrix<T, R, C>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    DefaultAllocator: Allocator<R, C>,
{
    #[inline]
    fn blank() -> Self {
        OMatrix::from_element_generic(few::<R>(), few::<C>(), T::lit(0.0))
    }
}

/// An index finds the same place in a matrix and in its gradient.
#[diagnostic::do_not_recommend]
impl<T, R, C, S> Located<(usize, usize)> for Matrix<T, R, C, S> {
    type At = ByIndex;
    fn locate(&self, _: (usize, usize)) -> ByIndex {
        ByIndex
    }
}
#[diagnostic::do_not_recommend]
impl<T, R, C, S> Located<usize> for Matrix<T, R, C, S> {
    type At = ByIndex;
    fn locate(&self, _: usize) -> ByIndex {
        ByIndex
    }
}
