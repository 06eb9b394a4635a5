//! Operators: elementwise, of arrays in all ownerships and of numbers, each of which is broadcast to the other.

use super::Storage;
use super::broadcast::{pull, push};
use crate::foreign::lift::{Base, Lift, Lower};
use crate::operators::{
    AddAssignBack, AddAssignJvp, AddBack, AddJvp, AtNumbers, Difference, DivAssignBack,
    DivAssignJvp, DivBack, DivJvp, JvpBack, MulAssignBack, MulAssignJvp, MulBack, MulJvp, Named,
    NegBack, NegJvp, NegJvpBack, Product, Quotient, RemAssignBack, RemAssignJvp, RemBack, RemJvp,
    Remainder, SubAssignBack, SubAssignJvp, SubBack, SubJvp, Sum,
};
use crate::real::Real;
use crate::tangent::Differentiable;
use ndarray::{
    Array, Array0, ArrayBase, ArrayView, ArrayView0, DataMut, DataOwned, DimMax, Dimension, Ix0,
    ScalarOperand, aview0,
};
use std::ops::Neg;

/// Where elements are that an operator may write its result to.
trait Owned<A>: Storage<Elem = A> + DataOwned + DataMut {}

impl<A, S: Storage<Elem = A> + DataOwned + DataMut> Owned<A> for S {}

/// An operand: an array, or a number, which is an array without axes.
trait Operand: Differentiable {
    type Elem: Real;
    type Dim: Dimension;
    fn elements(&self) -> ArrayView<'_, Self::Elem, Self::Dim>;
    /// The tangent of which the elements are `of`.
    fn tangent(of: Array<Self::Elem, Self::Dim>) -> Self::Tangent;
    /// The elements of a tangent.
    fn of(tangent: &Self::Tangent) -> ArrayView<'_, Self::Elem, Self::Dim>;
}

impl<A: Real> Operand for A {
    type Elem = A;
    type Dim = Ix0;
    fn elements(&self) -> ArrayView0<'_, A> {
        aview0(self)
    }
    fn tangent(of: Array0<A>) -> A {
        of.into_scalar()
    }
    fn of(tangent: &A) -> ArrayView0<'_, A> {
        aview0(tangent)
    }
}

impl<S: Storage<Elem: Real>, D: Dimension> Operand for ArrayBase<S, D> {
    type Elem = S::Elem;
    type Dim = D;
    fn elements(&self) -> ArrayView<'_, S::Elem, D> {
        self.view()
    }
    fn tangent(of: Array<S::Elem, D>) -> Array<S::Elem, D> {
        of
    }
    fn of(tangent: &Array<S::Elem, D>) -> ArrayView<'_, S::Elem, D> {
        tangent.view()
    }
}

impl<S: Storage<Elem: Real>, D: Dimension> Operand for &ArrayBase<S, D> {
    type Elem = S::Elem;
    type Dim = D;
    fn elements(&self) -> ArrayView<'_, S::Elem, D> {
        self.view()
    }
    fn tangent(of: Array<S::Elem, D>) -> Array<S::Elem, D> {
        of
    }
    fn of(tangent: &Array<S::Elem, D>) -> ArrayView<'_, S::Elem, D> {
        tangent.view()
    }
}

/// The way back of an operator with the partials of `N`.
fn back<N, X, Y, A, F>(x: &X, y: &Y, ct: Array<A, F>) -> (X::Tangent, Y::Tangent)
where
    N: AtNumbers<A, 2>,
    X: Operand<Elem = A>,
    Y: Operand<Elem = A>,
    A: Real,
    F: Dimension,
{
    let partials = |x, y| N::partials([x, y]);
    let (by_x, by_y) = pull(&x.elements(), &y.elements(), ct, partials);
    (X::tangent(by_x), Y::tangent(by_y))
}

/// Forward mode of an operator with the partials of `N`.
fn jvp<N, X, Y, A, F>(x: &X, y: &Y, dx: &X::Tangent, dy: &Y::Tangent) -> Array<A, F>
where
    N: AtNumbers<A, 2>,
    X: Operand<Elem = A>,
    Y: Operand<Elem = A>,
    A: Real,
    F: Dimension,
{
    let partials = |x, y| N::partials([x, y]);
    push(
        (&x.elements(), &X::of(dx)),
        (&y.elements(), &Y::of(dy)),
        partials,
    )
}

/// The way back of forward mode: that of the operator, with dual numbers. That of the result's tangent has none of its value.
fn jvp_back<N, X, Y, A, F>(
    (x, y): (&X, &Y),
    (dx, dy): (&X::Tangent, &Y::Tangent),
    ct: &Array<A, F>,
) -> (X::Tangent, Y::Tangent, X::Tangent, Y::Tangent)
where
    N: AtNumbers<A::Dual, 2>,
    X: Operand<Elem = A>,
    Y: Operand<Elem = A>,
    A: Base,
    F: Dimension,
{
    let ct = ct.mapv(|ct| ct.lift(&A::lit(0.0)));
    let x = x.elements().lift(&X::of(dx).to_owned());
    let y = y.elements().lift(&Y::of(dy).to_owned());
    let (by_x, by_y) = pull(&x.view(), &y.view(), ct, |x, y| N::partials([x, y]));
    let ((of_dx, of_x), (of_dy, of_y)) = (Array::lower(by_x), Array::lower(by_y));
    (
        X::tangent(of_x),
        Y::tangent(of_y),
        X::tangent(of_dx),
        Y::tangent(of_dy),
    )
}

macro_rules! second {
    ($([$($generics:tt)*] $x:ty, $y:ty => $t:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, N, F: Dimension> JvpBack<N, $y, Array<$t, F>> for $x
        where
            $t: Base,
            N: AtNumbers<<$t as Lift>::Dual, 2> + Named,
        {
            fn jvp_back(
                &self,
                rhs: &$y,
                d: &<$x as Differentiable>::Tangent,
                d_rhs: &<$y as Differentiable>::Tangent,
                ct: Array<$t, F>,
            ) -> (
                <$x as Differentiable>::Tangent,
                <$y as Differentiable>::Tangent,
                <$x as Differentiable>::Tangent,
                <$y as Differentiable>::Tangent,
            ) {
                jvp_back::<N, _, _, _, _>((self, rhs), (d, d_rhs), &ct)
            }
        }
    )*};
}

second! {
    [A, S: Storage<Elem = A>, S2: Storage<Elem = A>, D: Dimension, E: Dimension] ArrayBase<S, D>, ArrayBase<S2, E> => A;
    [A, S: Storage<Elem = A>, D: Dimension] ArrayBase<S, D>, A => A;
    [S: Storage<Elem = f64>, D: Dimension] f64, ArrayBase<S, D> => f64;
    [S: Storage<Elem = f32>, D: Dimension] f32, ArrayBase<S, D> => f32;
}

/// A compound assignment: the right operand is broadcast to the left one.
macro_rules! assignment {
    ($back_trait:ident $back:ident $jvp_trait:ident $jvp:ident $numbers:ident) => {
        assignment! { @pairs $back_trait $back $jvp_trait $jvp $numbers
            [S2: Storage<Elem = A>, E: Dimension] &ArrayBase<S2, E>;
            [] A;
        }
    };
    (@pairs $back_trait:ident $back:ident $jvp_trait:ident $jvp:ident $numbers:ident
        $([$($generics:tt)*] $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<A, S, D, $($generics)*> $back_trait<$y> for ArrayBase<S, D>
        where
            A: Real + ScalarOperand,
            S: Storage<Elem = A> + DataMut,
            D: Dimension,
            $numbers: AtNumbers<A, 2>,
        {
            fn $back(
                &self,
                rhs: &$y,
                ct: Array<A, D>,
            ) -> (Array<A, D>, <$y as Differentiable>::Tangent) {
                back::<$numbers, _, _, _, _>(self, rhs, ct)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<A, S, D, $($generics)*> $jvp_trait<$y> for ArrayBase<S, D>
        where
            A: Real + ScalarOperand,
            S: Storage<Elem = A> + DataMut,
            D: Dimension,
            $numbers: AtNumbers<A, 2>,
        {
            fn $jvp(
                &self,
                rhs: &$y,
                d: &Array<A, D>,
                d_rhs: &<$y as Differentiable>::Tangent,
            ) -> Array<A, D> {
                jvp::<$numbers, _, _, _, _>(self, rhs, d, d_rhs)
            }
        }
    )*};
}

assignment!(AddAssignBack add_assign_back AddAssignJvp add_assign_jvp Sum);
assignment!(SubAssignBack sub_assign_back SubAssignJvp sub_assign_jvp Difference);
assignment!(MulAssignBack mul_assign_back MulAssignJvp mul_assign_jvp Product);
assignment!(DivAssignBack div_assign_back DivAssignJvp div_assign_jvp Quotient);
assignment!(RemAssignBack rem_assign_back RemAssignJvp rem_assign_jvp Remainder);

/// An operator of two operands: its way back and forward mode, for each pair of types.
macro_rules! operator {
    ($back_trait:ident $back:ident $jvp_trait:ident $jvp:ident $numbers:ident) => {
        operator! { @pairs $back_trait $back $jvp_trait $jvp $numbers
            [A, S: Owned<A>, S2: Storage<Elem = A>, D: Dimension + DimMax<E>, E: Dimension]
                ArrayBase<S, D>, ArrayBase<S2, E> => A, <D as DimMax<E>>::Output;
            [A, S: Owned<A>, S2: Storage<Elem = A>, D: Dimension + DimMax<E>, E: Dimension]
                ArrayBase<S, D>, &ArrayBase<S2, E> => A, <D as DimMax<E>>::Output;
            [A, S: Storage<Elem = A>, S2: Owned<A>, D: Dimension, E: Dimension + DimMax<D>]
                &ArrayBase<S, D>, ArrayBase<S2, E> => A, <E as DimMax<D>>::Output;
            ['a, A, S: Storage<Elem = A>, S2: Storage<Elem = A>, D: Dimension + DimMax<E>, E: Dimension]
                &'a ArrayBase<S, D>, &'a ArrayBase<S2, E> => A, <D as DimMax<E>>::Output;
            [A, S: Owned<A>, D: Dimension] ArrayBase<S, D>, A => A, D;
            [A, S: Storage<Elem = A>, D: Dimension] &ArrayBase<S, D>, A => A, D;
        }
        operator!(@number f32 $back_trait $back $jvp_trait $jvp $numbers);
        operator!(@number f64 $back_trait $back $jvp_trait $jvp $numbers);
    };
    (@number $t:ident $($operator:ident)*) => {
        operator! { @pairs $($operator)*
            [S: Owned<$t>, D: Dimension] $t, ArrayBase<S, D> => $t, D;
            [S: Storage<Elem = $t>, D: Dimension] $t, &ArrayBase<S, D> => $t, D;
        }
    };
    (@pairs $back_trait:ident $back:ident $jvp_trait:ident $jvp:ident $numbers:ident
        $([$($generics:tt)*] $x:ty, $y:ty => $t:ty, $dim:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $back_trait<$y> for $x
        where
            $t: Real + ScalarOperand,
            $numbers: AtNumbers<$t, 2>,
        {
            fn $back(
                &self,
                rhs: &$y,
                ct: Array<$t, $dim>,
            ) -> (<$x as Differentiable>::Tangent, <$y as Differentiable>::Tangent) {
                back::<$numbers, _, _, _, _>(self, rhs, ct)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $jvp_trait<$y> for $x
        where
            $t: Real + ScalarOperand,
            $numbers: AtNumbers<$t, 2>,
        {
            fn $jvp(
                &self,
                rhs: &$y,
                d: &<$x as Differentiable>::Tangent,
                d_rhs: &<$y as Differentiable>::Tangent,
            ) -> Array<$t, $dim> {
                jvp::<$numbers, _, _, _, _>(self, rhs, d, d_rhs)
            }
        }
    )*};
}

operator!(AddBack add_back AddJvp add_jvp Sum);
operator!(SubBack sub_back SubJvp sub_jvp Difference);
operator!(MulBack mul_back MulJvp mul_jvp Product);
operator!(DivBack div_back DivJvp div_jvp Quotient);
operator!(RemBack rem_back RemJvp rem_jvp Remainder);

#[diagnostic::do_not_recommend]
impl<A, S, D> NegBack for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A> + DataOwned + DataMut,
    D: Dimension,
{
    fn neg_back(&self, ct: Array<A, D>) -> (Array<A, D>,) {
        (ct.mapv_into(|ct| -ct),)
    }
}

#[diagnostic::do_not_recommend]
impl<'a, A, S, D> NegBack for &'a ArrayBase<S, D>
where
    A: Real,
    &'a A: Neg<Output = A>,
    S: Storage<Elem = A>,
    D: Dimension,
{
    fn neg_back(&self, ct: Array<A, D>) -> (Array<A, D>,) {
        (ct.mapv_into(|ct| -ct),)
    }
}

#[diagnostic::do_not_recommend]
impl<A, S, D> NegJvp for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A> + DataOwned + DataMut,
    D: Dimension,
{
    fn neg_jvp(&self, d: &Array<A, D>) -> Array<A, D> {
        d.mapv(|d| -d)
    }
}

#[diagnostic::do_not_recommend]
impl<'a, A, S, D> NegJvp for &'a ArrayBase<S, D>
where
    A: Real,
    &'a A: Neg<Output = A>,
    S: Storage<Elem = A>,
    D: Dimension,
{
    fn neg_jvp(&self, d: &Array<A, D>) -> Array<A, D> {
        d.mapv(|d| -d)
    }
}

macro_rules! second_negations {
    ($([$($life:lifetime)?] $x:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($life,)? A, S, D> NegJvpBack for $x
        where
            A: Real,
            S: Storage<Elem = A>,
            D: Dimension,
        {
            fn neg_jvp_back(&self, _: &Array<A, D>, ct: Array<A, D>) -> (Array<A, D>, Array<A, D>) {
                (self.zeros_like(), ct.mapv_into(|ct| -ct))
            }
        }
    )*};
}

second_negations! {
    [] ArrayBase<S, D>;
    ['a] &'a ArrayBase<S, D>;
}
