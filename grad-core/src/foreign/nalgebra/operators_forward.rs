//! Forward mode of operators, and its way back.

use super::operators::{divided, multiplied};
use super::{Owned, Place};
use crate::foreign::lift::{Base, Lift, Lower};
use crate::operators::{
    AddAssignJvp, AddJvp, Difference, DivAssignJvp, DivJvp, JvpBack, MulAssignJvp, MulJvp, NegJvp,
    NegJvpBack, Product, Quotient, SubAssignJvp, SubJvp, Sum,
};
use crate::real::Real;
use crate::tangent::Differentiable;
use nalgebra::allocator::Allocator;
use nalgebra::{ClosedAddAssign, ClosedMulAssign, DefaultAllocator, Dim, Matrix, OMatrix, Scalar};
use num_traits::{One, Zero};
use std::ops;

/// Sums and differences: of the tangents.
macro_rules! sums {
    ($jvp_trait:ident $jvp:ident $op:ident $assign_trait:ident $assign:ident $op_assign:ident |$d:ident, $e:ident| $tangent:expr) => {
        sums! { @pairs $jvp_trait $jvp $op |$d, $e| $tangent;
            [S, S2] Matrix<T, R, C, S>, Matrix<T, R, C, S2>;
            ['b, S, S2] Matrix<T, R, C, S>, &'b Matrix<T, R, C, S2>;
            ['a, S, S2] &'a Matrix<T, R, C, S>, Matrix<T, R, C, S2>;
            ['a, 'b, S, S2] &'a Matrix<T, R, C, S>, &'b Matrix<T, R, C, S2>;
        }
        sums! { @assigned $assign_trait $assign $op_assign |$d, $e| $tangent;
            [S, S2] Matrix<T, R, C, S>, Matrix<T, R, C, S2>;
            ['b, S, S2] Matrix<T, R, C, S>, &'b Matrix<T, R, C, S2>;
        }
    };
    (@pairs $jvp_trait:ident $jvp:ident $op:ident |$d:ident, $e:ident| $tangent:expr; $([$($generics:tt)*] $x:ty, $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, C> $jvp_trait<$y> for $x
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
            fn $jvp(&self, _: &$y, $d: &OMatrix<T, R, C>, $e: &OMatrix<T, R, C>) -> OMatrix<T, R, C> {
                $tangent
            }
        }
    )*};
    (@assigned $jvp_trait:ident $jvp:ident $op:ident |$d:ident, $e:ident| $tangent:expr; $([$($generics:tt)*] $x:ty, $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, C> $jvp_trait<$y> for $x
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            S2: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            $x: ops::$op<$y>,
        {
            #[inline]
            fn $jvp(&self, _: &$y, $d: &OMatrix<T, R, C>, $e: &OMatrix<T, R, C>) -> OMatrix<T, R, C> {
                $tangent
            }
        }
    )*};
}

sums!(AddJvp add_jvp Add AddAssignJvp add_assign_jvp AddAssign |d, e| d.zip_map(e, |d, e| d + e));
sums!(SubJvp sub_jvp Sub SubAssignJvp sub_assign_jvp SubAssign |d, e| d.zip_map(e, |d, e| d - e));

/// The tangent of `x * k`.
fn pushed_multiple<T, R, C, S>(
    (x, k): (&Matrix<T, R, C, S>, T),
    (dx, dk): (&OMatrix<T, R, C>, T),
) -> OMatrix<T, R, C>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Allocator<R, C>,
{
    x.zip_map(dx, |x, dx| dx * k + x * dk)
}

/// The tangent of `x / k`.
fn pushed_part<T, R, C, S>(
    (x, k): (&Matrix<T, R, C, S>, T),
    (dx, dk): (&OMatrix<T, R, C>, T),
) -> OMatrix<T, R, C>
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Allocator<R, C>,
{
    x.zip_map(dx, |x, dx| (dx - x / k * dk) / k)
}

macro_rules! multiples {
    ($($jvp_trait:ident $jvp:ident $op:ident $by:ident: [$($generics:tt)*] $x:ty $(, $output:ident)?;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, C> $jvp_trait<T> for $x
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            $x: ops::$op<T $(, $output = OMatrix<T, R, C>)?>,
        {
            #[inline]
            fn $jvp(&self, rhs: &T, d: &OMatrix<T, R, C>, d_rhs: &T) -> OMatrix<T, R, C> {
                $by((self, *rhs), (d, *d_rhs))
            }
        }
    )*};
}

multiples! {
    MulJvp mul_jvp Mul pushed_multiple: [S] Matrix<T, R, C, S>, Output;
    MulJvp mul_jvp Mul pushed_multiple: ['a, S] &'a Matrix<T, R, C, S>, Output;
    DivJvp div_jvp Div pushed_part: [S] Matrix<T, R, C, S>, Output;
    DivJvp div_jvp Div pushed_part: ['a, S] &'a Matrix<T, R, C, S>, Output;
    MulAssignJvp mul_assign_jvp MulAssign pushed_multiple: [S] Matrix<T, R, C, S>;
    DivAssignJvp div_assign_jvp DivAssign pushed_part: [S] Matrix<T, R, C, S>;
}

macro_rules! left_multiples {
    ($($t:ident [$($life:lifetime)?] $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($life,)? R, C, S> MulJvp<$y> for $t
        where
            R: Dim,
            C: Dim,
            S: Place<$t, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<$t>: Place<$t, R, C>>,
        {
            #[inline]
            fn mul_jvp(&self, rhs: &$y, d: &$t, d_rhs: &OMatrix<$t, R, C>) -> OMatrix<$t, R, C> {
                pushed_multiple((rhs, *self), (d_rhs, *d))
            }
        }
    )*};
}

left_multiples! {
    f64 [] Matrix<f64, R, C, S>;
    f64 ['a] &'a Matrix<f64, R, C, S>;
    f32 [] Matrix<f32, R, C, S>;
    f32 ['a] &'a Matrix<f32, R, C, S>;
}

macro_rules! products {
    ($([$($generics:tt)*] $x:ty, $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, K, C> MulJvp<$y> for $x
        where
            T: Real + Scalar + Zero + One + ClosedAddAssign + ClosedMulAssign,
            R: Dim,
            K: Dim,
            C: Dim,
            S: Place<T, R, K>,
            S2: Place<T, K, C>,
            DefaultAllocator: Allocator<R, K, Buffer<T>: Place<T, R, K>>
                + Allocator<K, C, Buffer<T>: Place<T, K, C>>
                + Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            $x: ops::Mul<$y, Output = OMatrix<T, R, C>>,
        {
            #[inline]
            fn mul_jvp(&self, rhs: &$y, d: &OMatrix<T, R, K>, d_rhs: &OMatrix<T, K, C>) -> OMatrix<T, R, C> {
                product_jvp((self, rhs), (d, d_rhs))
            }
        }
    )*};
}

/// The tangent of `x * y`.
fn product_jvp<T, R, K, C, S, S2>(
    (x, y): (&Matrix<T, R, K, S>, &Matrix<T, K, C, S2>),
    (dx, dy): (&OMatrix<T, R, K>, &OMatrix<T, K, C>),
) -> OMatrix<T, R, C>
where
    T: Real + Scalar + Zero + One + ClosedAddAssign + ClosedMulAssign,
    R: Dim,
    K: Dim,
    C: Dim,
    S: Place<T, R, K>,
    S2: Place<T, K, C>,
    DefaultAllocator: Allocator<R, K> + Allocator<K, C> + Allocator<R, C>,
{
    (dx * y).zip_map(&(x * dy), |a, b| a + b)
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
        impl<$($generics)*, T, R, C> NegJvp for $x
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
            $x: ops::Neg<Output = OMatrix<T, R, C>>,
        {
            #[inline]
            fn neg_jvp(&self, d: &OMatrix<T, R, C>) -> OMatrix<T, R, C> {
                d.map(|d| -d)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, R, C> NegJvpBack for $x
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
        {
            fn neg_jvp_back(
                &self,
                _: &OMatrix<T, R, C>,
                ct: OMatrix<T, R, C>,
            ) -> (OMatrix<T, R, C>, OMatrix<T, R, C>) {
                (self.zeros_like(), ct.map(|ct| -ct))
            }
        }
    )*};
}

negations! {
    [S] Matrix<T, R, C, S>;
    ['a, S] &'a Matrix<T, R, C, S>;
}

/// The way back of the tangent of a sum or a difference: `ct` to the one, and that of the other.
macro_rules! second_sums {
    ($numbers:ident |$ct:ident| $of_rhs:expr) => {
        #[diagnostic::do_not_recommend]
        impl<T, R, C, S, S2> JvpBack<$numbers, Matrix<T, R, C, S2>, OMatrix<T, R, C>>
            for Matrix<T, R, C, S>
        where
            T: Real + Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            S2: Place<T, R, C>,
            DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C>>,
        {
            fn jvp_back(
                &self,
                rhs: &Matrix<T, R, C, S2>,
                _: &OMatrix<T, R, C>,
                _: &OMatrix<T, R, C>,
                $ct: OMatrix<T, R, C>,
            ) -> (
                OMatrix<T, R, C>,
                OMatrix<T, R, C>,
                OMatrix<T, R, C>,
                OMatrix<T, R, C>,
            ) {
                let of_rhs = $of_rhs;
                (self.zeros_like(), rhs.zeros_like(), $ct, of_rhs)
            }
        }
    };
}

second_sums!(Sum | ct | ct.clone());
second_sums!(Difference | ct | ct.map(|ct| -ct));

/// That of a multiple, with dual numbers.
fn second<T, R, C, S>(
    (x, k): (&Matrix<T, R, C, S>, T),
    (dx, dk): (&OMatrix<T, R, C>, T),
    ct: &OMatrix<T, R, C>,
    back: impl Fn(
        &OMatrix<T::Dual, R, C>,
        T::Dual,
        OMatrix<T::Dual, R, C>,
    ) -> (OMatrix<T::Dual, R, C>, T::Dual),
) -> (OMatrix<T, R, C>, T, OMatrix<T, R, C>, T)
where
    T: Base + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Owned<T, R, C> + Owned<T::Dual, R, C>,
{
    let ct = ct.map(|ct| ct.lift(&T::lit(0.0)));
    let (by_x, by_k) = back(&x.lift(dx), k.lift(&dk), ct);
    let (of_dx, of_x) = <OMatrix<T, R, C> as Lower>::lower(by_x);
    let (of_dk, of_k) = T::lower(by_k);
    (of_x, of_k, of_dx, of_dk)
}

macro_rules! second_multiples {
    ($($numbers:ident $by:ident;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T, R, C, S> JvpBack<$numbers, T, OMatrix<T, R, C>> for Matrix<T, R, C, S>
        where
            T: Base + Scalar,
            T::Dual: Scalar,
            R: Dim,
            C: Dim,
            S: Place<T, R, C>,
            DefaultAllocator: Owned<T, R, C> + Owned<T::Dual, R, C>,
        {
            fn jvp_back(
                &self,
                rhs: &T,
                d: &OMatrix<T, R, C>,
                d_rhs: &T,
                ct: OMatrix<T, R, C>,
            ) -> (OMatrix<T, R, C>, T, OMatrix<T, R, C>, T) {
                second((self, *rhs), (d, *d_rhs), &ct, |x, k, ct| $by(x, k, ct))
            }
        }
    )*};
}

second_multiples! {
    Product multiplied;
    Quotient divided;
}

macro_rules! second_left_multiples {
    ($($t:ident)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<R, C, S> JvpBack<Product, Matrix<$t, R, C, S>, OMatrix<$t, R, C>> for $t
        where
            R: Dim,
            C: Dim,
            S: Place<$t, R, C>,
            DefaultAllocator: Owned<$t, R, C> + Owned<<$t as Lift>::Dual, R, C>,
        {
            fn jvp_back(
                &self,
                rhs: &Matrix<$t, R, C, S>,
                d: &$t,
                d_rhs: &OMatrix<$t, R, C>,
                ct: OMatrix<$t, R, C>,
            ) -> ($t, OMatrix<$t, R, C>, $t, OMatrix<$t, R, C>) {
                let (of_y, of_x, of_dy, of_dx) =
                    second((rhs, *self), (d_rhs, *d), &ct, |x, k, ct| multiplied(x, k, ct));
                (of_x, of_y, of_dx, of_dy)
            }
        }
    )*};
}

second_left_multiples!(f64 f32);

#[diagnostic::do_not_recommend]
impl<T, R, K, C, S, S2> JvpBack<Product, Matrix<T, K, C, S2>, OMatrix<T, R, C>>
    for Matrix<T, R, K, S>
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
{
    fn jvp_back(
        &self,
        rhs: &Matrix<T, K, C, S2>,
        d: &OMatrix<T, R, K>,
        d_rhs: &OMatrix<T, K, C>,
        ct: OMatrix<T, R, C>,
    ) -> (
        OMatrix<T, R, K>,
        OMatrix<T, K, C>,
        OMatrix<T, R, K>,
        OMatrix<T, K, C>,
    ) {
        (
            &ct * d_rhs.transpose(),
            d.tr_mul(&ct),
            &ct * rhs.transpose(),
            self.tr_mul(&ct),
        )
    }
}
