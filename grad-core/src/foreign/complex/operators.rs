//! Operators: of two complex numbers, and of a complex number and a number.

use super::Number;
use super::functions::along;
use crate::foreign::lift::{Base, Lift, Lower};
use crate::operators::{
    AddAssignBack, AddAssignJvp, AddBack, AddJvp, Difference, DivAssignBack, DivAssignJvp, DivBack,
    DivJvp, JvpBack, MulAssignBack, MulAssignJvp, MulBack, MulJvp, NegBack, NegJvp, NegJvpBack,
    Product, Quotient, SubAssignBack, SubAssignJvp, SubBack, SubJvp, Sum,
};
use num_complex::Complex;

/// The cotangents of both operands.
mod back {
    use super::{Complex, Number, along};

    pub fn sum<T: Number>(
        _: Complex<T>,
        _: Complex<T>,
        ct: Complex<T>,
    ) -> (Complex<T>, Complex<T>) {
        (ct, ct)
    }
    pub fn difference<T: Number>(
        _: Complex<T>,
        _: Complex<T>,
        ct: Complex<T>,
    ) -> (Complex<T>, Complex<T>) {
        (ct, -ct)
    }
    pub fn product<T: Number>(
        z: Complex<T>,
        w: Complex<T>,
        ct: Complex<T>,
    ) -> (Complex<T>, Complex<T>) {
        (ct * w.conj(), ct * z.conj())
    }
    pub fn quotient<T: Number>(
        z: Complex<T>,
        w: Complex<T>,
        ct: Complex<T>,
    ) -> (Complex<T>, Complex<T>) {
        let by_z = ct / w.conj();
        (by_z, -by_z * (z / w).conj())
    }
    pub fn sum_with<T: Number>(_: Complex<T>, _: T, ct: Complex<T>) -> (Complex<T>, T) {
        (ct, ct.re)
    }
    pub fn difference_with<T: Number>(_: Complex<T>, _: T, ct: Complex<T>) -> (Complex<T>, T) {
        (ct, -ct.re)
    }
    pub fn product_with<T: Number>(z: Complex<T>, x: T, ct: Complex<T>) -> (Complex<T>, T) {
        (ct * x, along(ct, z))
    }
    pub fn quotient_with<T: Number>(z: Complex<T>, x: T, ct: Complex<T>) -> (Complex<T>, T) {
        (ct / x, -along(ct, z) / (x * x))
    }
    pub fn sum_to<T: Number>(_: T, _: Complex<T>, ct: Complex<T>) -> (T, Complex<T>) {
        (ct.re, ct)
    }
    pub fn difference_to<T: Number>(_: T, _: Complex<T>, ct: Complex<T>) -> (T, Complex<T>) {
        (ct.re, -ct)
    }
    pub fn product_to<T: Number>(x: T, z: Complex<T>, ct: Complex<T>) -> (T, Complex<T>) {
        (along(ct, z), ct * x)
    }
    pub fn quotient_to<T: Number>(x: T, z: Complex<T>, ct: Complex<T>) -> (T, Complex<T>) {
        let by_one = ct / z.conj();
        (by_one.re, -by_one * (Complex::from(x) / z).conj())
    }
}

/// The tangent of what a number of dual numbers is.
fn tangent<T: Base + Number>(dual: Complex<T::Dual>) -> Complex<T> {
    Complex::lower(dual).1
}

/// The way back of an operator and its forward mode, for operands by value and by reference.
macro_rules! operator {
    (
        $back_trait:ident $back:ident $jvp_trait:ident $jvp:ident $numbers:ident $by:ident
        [$($t:ident: $base:ident $bound:ident)?] $x:ty, $y:ty, $number:ty;
        |$l:ident, $r:ident| $value:expr
    ) => {
        operator! { @passed $back_trait $back $jvp_trait $jvp $by [$($t: $base $bound)?] $number; |$l, $r| $value;
            [] $x, $y; $x, $y;
            ['b] $x, &'b $y; $x, $y;
            ['a] &'a $x, $y; $x, $y;
            ['a, 'b] &'a $x, &'b $y; $x, $y;
        }
        #[diagnostic::do_not_recommend]
        impl<$($t: $base + $bound)?> JvpBack<$numbers, $y, Complex<$number>> for $x {
            fn jvp_back(&self, rhs: &$y, d: &$x, d_rhs: &$y, ct: Complex<$number>) -> ($x, $y, $x, $y) {
                let ct = ct.lift(&super::values::zero());
                let (by_l, by_r) = back::$by(self.lift(d), rhs.lift(d_rhs), ct);
                let (of_d, of_l) = <$x>::lower(by_l);
                let (of_d_rhs, of_r) = <$y>::lower(by_r);
                (of_l, of_r, of_d, of_d_rhs)
            }
        }
    };
    (@passed $back_trait:ident $back:ident $jvp_trait:ident $jvp:ident $by:ident $of:tt $number:ty; |$l:ident, $r:ident| $value:expr;
        $($life:tt $x:ty, $y:ty; $own_x:ty, $own_y:ty;)*
    ) => {$(
        operator! { @one $back_trait $back $jvp_trait $jvp $by $of $life $x, $y; $own_x, $own_y; $number; |$l, $r| $value }
    )*};
    (@one $back_trait:ident $back:ident $jvp_trait:ident $jvp:ident $by:ident
        [$($t:ident: $base:ident $bound:ident)?] [$($life:lifetime),*]
        $x:ty, $y:ty; $own_x:ty, $own_y:ty; $number:ty; |$l:ident, $r:ident| $value:expr
    ) => {
        #[diagnostic::do_not_recommend]
        impl<$($life,)* $($t: $bound)?> $back_trait<$y> for $x {
            #[inline]
            fn $back(&self, rhs: &$y, ct: Complex<$number>) -> ($own_x, $own_y) {
                let ($l, $r): (&$own_x, &$own_y) = (self, rhs);
                back::$by(*$l, *$r, ct)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($life,)* $($t: $base + $bound)?> $jvp_trait<$y> for $x {
            #[inline]
            fn $jvp(&self, rhs: &$y, d: &$own_x, d_rhs: &$own_y) -> Complex<$number> {
                let ($l, $r): (&$own_x, &$own_y) = (self, rhs);
                let ($l, $r) = ($l.lift(d), $r.lift(d_rhs));
                tangent($value)
            }
        }
    };
}

/// An operator of two complex numbers, of one and a number, and of a number and one.
macro_rules! operators {
    ($($back_trait:ident $back:ident $jvp_trait:ident $jvp:ident $numbers:ident $op:tt $pair:ident $with:ident $to:ident;)*) => {$(
        operator! { $back_trait $back $jvp_trait $jvp $numbers $pair [T: Base Number] Complex<T>, Complex<T>, T; |l, r| l $op r }
        operator! { $back_trait $back $jvp_trait $jvp $numbers $with [T: Base Number] Complex<T>, T, T; |l, r| l $op r }
        operator! { $back_trait $back $jvp_trait $jvp $numbers $to [] f64, Complex<f64>, f64; |l, r| Complex::from(l) $op r }
        operator! { $back_trait $back $jvp_trait $jvp $numbers $to [] f32, Complex<f32>, f32; |l, r| Complex::from(l) $op r }
    )*};
}

operators! {
    AddBack add_back AddJvp add_jvp Sum + sum sum_with sum_to;
    SubBack sub_back SubJvp sub_jvp Difference - difference difference_with difference_to;
    MulBack mul_back MulJvp mul_jvp Product * product product_with product_to;
    DivBack div_back DivJvp div_jvp Quotient / quotient quotient_with quotient_to;
}

/// A compound assignment is the operator.
macro_rules! assignments {
    ($($trait:ident $assign:ident $jvp_trait:ident $jvp:ident: $back_trait:ident $back:ident $operator_jvp_trait:ident $operator_jvp:ident;)*) => {$(
        assignments! { @of $trait $assign $jvp_trait $jvp: $back_trait $back $operator_jvp_trait $operator_jvp;
            [] Complex<T>, Complex<T>;
            ['b] &'b Complex<T>, Complex<T>;
            [] T, T;
            ['b] &'b T, T;
        }
    )*};
    (@of $trait:ident $assign:ident $jvp_trait:ident $jvp:ident: $back_trait:ident $back:ident $operator_jvp_trait:ident $operator_jvp:ident;
        $([$($life:lifetime)?] $y:ty, $own_y:ty;)*
    ) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($life,)? T: Number + std::ops::AddAssign> $trait<$y> for Complex<T>
        where
            Self: Assigned<$y>,
        {
            #[inline]
            fn $assign(&self, rhs: &$y, ct: Complex<T>) -> (Complex<T>, $own_y) {
                $back_trait::$back(self, rhs, ct)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($life,)? T: Base + Number> $jvp_trait<$y> for Complex<T>
        where
            Self: Assigned<$y>,
        {
            #[inline]
            fn $jvp(&self, rhs: &$y, d: &Complex<T>, d_rhs: &$own_y) -> Complex<T> {
                $operator_jvp_trait::$operator_jvp(self, rhs, d, d_rhs)
            }
        }
    )*};
}

/// What `num-complex` assigns to.
pub trait Assigned<Y>:
    std::ops::AddAssign<Y> + std::ops::SubAssign<Y> + std::ops::MulAssign<Y> + std::ops::DivAssign<Y>
{
}

impl<X, Y> Assigned<Y> for X where
    X: std::ops::AddAssign<Y>
        + std::ops::SubAssign<Y>
        + std::ops::MulAssign<Y>
        + std::ops::DivAssign<Y>
{
}

assignments! {
    AddAssignBack add_assign_back AddAssignJvp add_assign_jvp: AddBack add_back AddJvp add_jvp;
    SubAssignBack sub_assign_back SubAssignJvp sub_assign_jvp: SubBack sub_back SubJvp sub_jvp;
    MulAssignBack mul_assign_back MulAssignJvp mul_assign_jvp: MulBack mul_back MulJvp mul_jvp;
    DivAssignBack div_assign_back DivAssignJvp div_assign_jvp: DivBack div_back DivJvp div_jvp;
}

macro_rules! negations {
    ($([$($life:lifetime)?] $x:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($life,)? T: Number> NegBack for $x {
            #[inline]
            fn neg_back(&self, ct: Complex<T>) -> (Complex<T>,) {
                (-ct,)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($life,)? T: Number> NegJvp for $x {
            #[inline]
            fn neg_jvp(&self, d: &Complex<T>) -> Complex<T> {
                -*d
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($life,)? T: Number> NegJvpBack for $x {
            fn neg_jvp_back(&self, _: &Complex<T>, ct: Complex<T>) -> (Complex<T>, Complex<T>) {
                (super::values::zero(), -ct)
            }
        }
    )*};
}

negations! {
    [] Complex<T>;
    ['a] &'a Complex<T>;
}
