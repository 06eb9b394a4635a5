//! Operators: sums of matrices of one shape, products of matrices, and multiples.

use super::values::Place;
use crate::operators::{
    AddAssignBack, AddBack, DivAssignBack, DivBack, MulAssignBack, MulBack, NegBack, SubAssignBack,
    SubBack,
};
use crate::real::Real;
use nalgebra::allocator::Allocator;
use nalgebra::{ClosedAddAssign, ClosedMulAssign, DefaultAllocator, Dim, Matrix, OMatrix, Scalar};
use num_traits::{One, Zero};
use std::ops;

/// A sum or a difference, for each pair of types.
macro_rules! sums {
    ($back_trait:ident $back:ident $op:ident: |$ct:ident| $by_rhs:expr) => {
        sums! { @pairs $back_trait $back $op |$ct| $by_rhs;
            [S, S2] Matrix<T, R, C, S>, Matrix<T, R, C, S2>;
            ['b, S, S2] Matrix<T, R, C, S>, &'b Matrix<T, R, C, S2>;
            ['a, S, S2] &'a Matrix<T, R, C, S>, Matrix<T, R, C, S2>;
            ['a, 'b, S, S2] &'a Matrix<T, R, C, S>, &'b Matrix<T, R, C, S2>;
        }
    };
    (@pairs $back_trait:ident $back:ident $op:ident |$ct:ident| $by_rhs:expr;
        $([$($generics:tt)*] $x:ty, $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, C> $back_trait<$y> for $x
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            S2: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            $x: ops::$op<$y, Output = OMatrix<T, R, C>>,
        {
            #[inline]
            fn $back(&self, _: &$y, $ct: OMatrix<T, R, C>) -> (OMatrix<T, R, C>, OMatrix<T, R, C>) {
                let by_rhs = $by_rhs;
                ($ct, by_rhs)
            }
        }
    )*};
}

sums!(AddBack add_back Add: |ct| ct.clone());
sums!(SubBack sub_back Sub: |ct| ct.map(|ct| -ct));

/// A multiple, by a number on the right.
macro_rules! multiples {
    ($([$($generics:tt)*] $x:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, C> MulBack<T> for $x
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            $x: ops::Mul<T, Output = OMatrix<T, R, C>>,
        {
            #[inline]
            fn mul_back(&self, rhs: &T, ct: OMatrix<T, R, C>) -> (OMatrix<T, R, C>, T) {
                multiplied(self, *rhs, ct)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, C> DivBack<T> for $x
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            $x: ops::Div<T, Output = OMatrix<T, R, C>>,
        {
            #[inline]
            fn div_back(&self, rhs: &T, ct: OMatrix<T, R, C>) -> (OMatrix<T, R, C>, T) {
                divided(self, *rhs, ct)
            }
        }
    )*};
}

multiples! {
    [S] Matrix<T, R, C, S>;
    ['a, S] &'a Matrix<T, R, C, S>;
}

/// The cotangents of `x` and `k` in `x * k`.
pub(super) fn multiplied<T, R, C, S>(
    x: &Matrix<T, R, C, S>,
    k: T,
    ct: OMatrix<T, R, C>,
) -> (OMatrix<T, R, C>, T)
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Allocator<R, C>,
{
    let products = x.iter().zip(ct.iter()).map(|(x, ct)| *x * *ct);
    let by_k = products.fold(T::lit(0.0), |sum, product| sum + product);
    (ct.map(|ct| ct * k), by_k)
}

/// The cotangents of `x` and `k` in `x / k`.
pub(super) fn divided<T, R, C, S>(
    x: &Matrix<T, R, C, S>,
    k: T,
    ct: OMatrix<T, R, C>,
) -> (OMatrix<T, R, C>, T)
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Allocator<R, C>,
{
    let (_, by_inverse) = multiplied(x, k, ct.clone());
    (ct.map(|ct| ct / k), -by_inverse / (k * k))
}

/// A multiple, by a number on the left.
macro_rules! left_multiples {
    ($($t:ident)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<R, C, S> MulBack<Matrix<$t, R, C, S>> for $t
        where
            R: Dim,
            C: Dim,
            S: Place<$t, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<$t>: Place<$t, R, C>>,
        {
            #[inline]
            fn mul_back(&self, rhs: &Matrix<$t, R, C, S>, ct: OMatrix<$t, R, C>) -> ($t, OMatrix<$t, R, C>) {
                let (by_rhs, by_self) = multiplied(rhs, *self, ct);
                (by_self, by_rhs)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<'b, R, C, S> MulBack<&'b Matrix<$t, R, C, S>> for $t
        where
            R: Dim,
            C: Dim,
            S: Place<$t, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<$t>: Place<$t, R, C>>,
        {
            #[inline]
            fn mul_back(&self, rhs: &&'b Matrix<$t, R, C, S>, ct: OMatrix<$t, R, C>) -> ($t, OMatrix<$t, R, C>) {
                let (by_rhs, by_self) = multiplied(rhs, *self, ct);
                (by_self, by_rhs)
            }
        }
    )*};
}

left_multiples!(f32 f64);

/// A product of matrices.
macro_rules! products {
    ($([$($generics:tt)*] $x:ty, $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, K, C> MulBack<$y> for $x
        where
            T: Real + Scalar + Zero + One + ClosedAddAssign + ClosedMulAssign,
            R: Dim,
            K: Dim,
            C: Dim,
            S: Place<T, R, K>,
            S2: Place<T, K, C>,
            DefaultAllocator: Allocator<R, K, Buffer<T>: Place<T, R, K>>
                + Allocator<K, C, Buffer<T>: Place<T, K, C>>
                + Allocator<R, C, Buffer<T>: Place<T, R, C>>
                + Allocator<C, K>,
            $x: ops::Mul<$y, Output = OMatrix<T, R, C>>,
        {
            #[inline]
            fn mul_back(&self, rhs: &$y, ct: OMatrix<T, R, C>) -> (OMatrix<T, R, K>, OMatrix<T, K, C>) {
                (&ct * rhs.transpose(), self.tr_mul(&ct))
            }
        }
    )*};
}

products! {
    [S, S2] Matrix<T, R, K, S>, Matrix<T, K, C, S2>;
    ['b, S, S2] Matrix<T, R, K, S>, &'b Matrix<T, K, C, S2>;
    ['a, S, S2] &'a Matrix<T, R, K, S>, Matrix<T, K, C, S2>;
    ['a, 'b, S, S2] &'a Matrix<T, R, K, S>, &'b Matrix<T, K, C, S2>;
}

macro_rules! negations {
    ($([$($generics:tt)*] $x:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, C> NegBack for $x
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            $x: ops::Neg<Output = OMatrix<T, R, C>>,
        {
            #[inline]
            fn neg_back(&self, ct: OMatrix<T, R, C>) -> (OMatrix<T, R, C>,) {
                (ct.map(|ct| -ct),)
            }
        }
    )*};
}

negations! {
    [S] Matrix<T, R, C, S>;
    ['a, S] &'a Matrix<T, R, C, S>;
}

/// A compound assignment of a sum or a difference.
macro_rules! sum_assignments {
    ($back_trait:ident $back:ident $op:ident: |$ct:ident| $by_rhs:expr) => {
        sum_assignments! { @pairs $back_trait $back $op |$ct| $by_rhs;
            [] Matrix<T, R, C, S2>;
            ['b,] &'b Matrix<T, R, C, S2>;
        }
    };
    (@pairs $back_trait:ident $back:ident $op:ident |$ct:ident| $by_rhs:expr;
        $([$($generics:tt)*] $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)* T, R, C, S, S2> $back_trait<$y> for Matrix<T, R, C, S>
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            S2: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            Self: ops::$op<$y>,
        {
            #[inline]
            fn $back(&self, _: &$y, $ct: OMatrix<T, R, C>) -> (OMatrix<T, R, C>, OMatrix<T, R, C>) {
                let by_rhs = $by_rhs;
                ($ct, by_rhs)
            }
        }
    )*};
}

sum_assignments!(AddAssignBack add_assign_back AddAssign: |ct| ct.clone());
sum_assignments!(SubAssignBack sub_assign_back SubAssign: |ct| ct.map(|ct| -ct));

/// A compound assignment of a multiple.
macro_rules! multiple_assignments {
    ($($back_trait:ident $back:ident $op:ident $by:ident;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T, R, C, S> $back_trait<T> for Matrix<T, R, C, S>
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            Self: ops::$op<T>,
        {
            #[inline]
            fn $back(&self, rhs: &T, ct: OMatrix<T, R, C>) -> (OMatrix<T, R, C>, T) {
                $by(self, *rhs, ct)
            }
        }
    )*};
}

multiple_assignments! {
    MulAssignBack mul_assign_back MulAssign multiplied;
    DivAssignBack div_assign_back DivAssign divided;
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S, S2> MulAssignBack<Matrix<T, C, C, S2>> for Matrix<T, R, C, S>
where
    T: Real + Scalar + Zero + One + ClosedAddAssign + ClosedMulAssign,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    S2: Place<T, C, C>,
    DefaultAllocator:
        Allocator<R, C, Buffer<T>: Place<T, R, C>> + Allocator<C, C, Buffer<T>: Place<T, C, C>>,
    Self: ops::MulAssign<Matrix<T, C, C, S2>>,
{
    #[inline]
    fn mul_assign_back(
        &self,
        rhs: &Matrix<T, C, C, S2>,
        ct: OMatrix<T, R, C>,
    ) -> (OMatrix<T, R, C>, OMatrix<T, C, C>) {
        (&ct * rhs.transpose(), self.tr_mul(&ct))
    }
}
