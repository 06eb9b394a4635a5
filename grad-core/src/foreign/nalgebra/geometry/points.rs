//! Operators of points and vectors.

use super::super::Place;
use crate::operators::{
    AddAssignBack, AddBack, DivAssignBack, DivBack, MulAssignBack, MulBack, NegBack, SubAssignBack,
    SubBack,
};
use crate::real::Real;
use nalgebra::{Const, Matrix, OPoint, RealField, SMatrix, SVector, U1};
use std::ops;

/// Of a point and what is in all ownerships: sums and differences.
macro_rules! sums {
    ($($back_trait:ident $back:ident $op:ident $y:ident |$ct:ident| $by_rhs:expr;)*) => {$(
        sums! { @pairs $back_trait $back $op $y |$ct| $by_rhs;
            [] OPoint<T, Const<D>>, [];
            ['b,] OPoint<T, Const<D>>, [&'b];
            ['a,] &'a OPoint<T, Const<D>>, [];
            ['a, 'b,] &'a OPoint<T, Const<D>>, [&'b];
        }
    )*};
    (@pairs $back_trait:ident $back:ident $op:ident point |$ct:ident| $by_rhs:expr;
        $([$($lifetimes:tt)*] $x:ty, [$($by:tt)*];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, const D: usize> $back_trait<$($by)* OPoint<T, Const<D>>> for $x
        where
            $x: ops::$op<$($by)* OPoint<T, Const<D>>, Output = SVector<T, D>>,
        {
            #[inline]
            fn $back(&self, _: &$($by)* OPoint<T, Const<D>>, $ct: SVector<T, D>) -> (SVector<T, D>, SVector<T, D>) {
                ($ct, $by_rhs)
            }
        }
    )*};
    (@pairs $back_trait:ident $back:ident $op:ident vector |$ct:ident| $by_rhs:expr;
        $([$($lifetimes:tt)*] $x:ty, [$($by:tt)*];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, S, const D: usize> $back_trait<$($by)* Matrix<T, Const<D>, U1, S>> for $x
        where
            S: Place<T, Const<D>, U1>,
            $x: ops::$op<$($by)* Matrix<T, Const<D>, U1, S>, Output = OPoint<T, Const<D>>>,
        {
            #[inline]
            fn $back(&self, _: &$($by)* Matrix<T, Const<D>, U1, S>, $ct: SVector<T, D>) -> (SVector<T, D>, SVector<T, D>) {
                ($ct, $by_rhs)
            }
        }
    )*};
}

sums! {
    SubBack sub_back Sub point |ct| -ct;
    AddBack add_back Add vector |ct| ct;
    SubBack sub_back Sub vector |ct| -ct;
}

/// Compound assignments of vectors, in both ownerships.
macro_rules! assignments {
    ($($back_trait:ident $back:ident $op:ident [$($by:tt)*] |$ct:ident| $by_rhs:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($by)* T: Real + RealField, S, const D: usize> $back_trait<assignments!(@ $($by)* Matrix<T, Const<D>, U1, S>)>
            for OPoint<T, Const<D>>
        where
            S: Place<T, Const<D>, U1>,
            Self: ops::$op<assignments!(@ $($by)* Matrix<T, Const<D>, U1, S>)>,
        {
            #[inline]
            fn $back(
                &self,
                _: &assignments!(@ $($by)* Matrix<T, Const<D>, U1, S>),
                $ct: SVector<T, D>,
            ) -> (SVector<T, D>, SVector<T, D>) {
                ($ct, $by_rhs)
            }
        }
    )*};
    (@ 'b, $of:ty) => {
        &'b $of
    };
    (@ $of:ty) => {
        $of
    };
}

assignments! {
    AddAssignBack add_assign_back AddAssign [] |ct| ct;
    AddAssignBack add_assign_back AddAssign ['b,] |ct| ct;
    SubAssignBack sub_assign_back SubAssign [] |ct| -ct;
    SubAssignBack sub_assign_back SubAssign ['b,] |ct| -ct;
}

/// Multiples, as of the vector of the coordinates.
macro_rules! multiples {
    ($($back_trait:ident $back:ident $op:ident [$($by:tt)*];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($by)* T: Real + RealField, const D: usize> $back_trait<T> for multiples!(@ $($by)* OPoint<T, Const<D>>)
        where
            Self: ops::$op<T, Output = OPoint<T, Const<D>>>,
        {
            #[inline]
            fn $back(&self, rhs: &T, ct: SVector<T, D>) -> (SVector<T, D>, T) {
                self.coords.$back(rhs, ct)
            }
        }
    )*};
    (@ 'a, $of:ty) => {
        &'a $of
    };
    (@ $of:ty) => {
        $of
    };
}

multiples! {
    MulBack mul_back Mul [];
    MulBack mul_back Mul ['a,];
    DivBack div_back Div [];
    DivBack div_back Div ['a,];
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> MulAssignBack<T> for OPoint<T, Const<D>> {
    #[inline]
    fn mul_assign_back(&self, rhs: &T, ct: SVector<T, D>) -> (SVector<T, D>, T) {
        self.coords.mul_back(rhs, ct)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> DivAssignBack<T> for OPoint<T, Const<D>> {
    #[inline]
    fn div_assign_back(&self, rhs: &T, ct: SVector<T, D>) -> (SVector<T, D>, T) {
        self.coords.div_back(rhs, ct)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> NegBack for OPoint<T, Const<D>> {
    #[inline]
    fn neg_back(&self, ct: SVector<T, D>) -> (SVector<T, D>,) {
        (-ct,)
    }
}

/// What a matrix makes of a point, in all ownerships.
macro_rules! transformed {
    ($([$($lifetimes:tt)*] [$($x:tt)*] [$($y:tt)*];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, const D: usize> MulBack<$($y)* OPoint<T, Const<D>>> for $($x)* SMatrix<T, D, D>
        where
            Self: ops::Mul<$($y)* OPoint<T, Const<D>>, Output = OPoint<T, Const<D>>>,
        {
            #[inline]
            fn mul_back(&self, x: &$($y)* OPoint<T, Const<D>>, ct: SVector<T, D>) -> (SMatrix<T, D, D>, SVector<T, D>) {
                (ct * x.coords.transpose(), self.tr_mul(&ct))
            }
        }
    )*};
}

transformed! {
    [] [] [];
    ['a,] [&'a] [];
    ['b,] [] [&'b];
    ['a, 'b,] [&'a] [&'b];
}
