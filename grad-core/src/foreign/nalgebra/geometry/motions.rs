//! Rigid motions: a rotation, and then a translation.

use super::super::Place;
use super::made::SpaceRotations as _;
use super::rotations::Turns;
use crate::foreign::declare::Tan;
use crate::operators::{MulAssignBack, MulBack};
use crate::real::Real;
use crate::tangent::{Accumulate, Differentiable};
use nalgebra::{
    AbstractRotation, Const, Isometry, Isometry3, Matrix, OPoint, RealField, Rotation, SVector,
    Translation, U1, UnitComplex, UnitQuaternion, Vector3, Vector4,
};
use std::ops;

/// The gradient of a motion.
type Of<T, R, const D: usize> = (SVector<T, D>, Tan<R>);

/// The motion of points, of vectors, and the product of motions, in all ownerships.
macro_rules! products {
    ($([$($lifetimes:tt)*] [$($x:tt)*] [$($y:tt)*];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, R: Turns<T, D>, const D: usize> MulBack<$($y)* OPoint<T, Const<D>>>
            for $($x)* Isometry<T, R, D>
        where
            Self: ops::Mul<$($y)* OPoint<T, Const<D>>, Output = OPoint<T, Const<D>>>,
        {
            #[inline]
            fn mul_back(&self, x: &$($y)* OPoint<T, Const<D>>, ct: SVector<T, D>) -> (Of<T, R, D>, SVector<T, D>) {
                let (by_rotation, by_x) = self.rotation.turned_back(&x.coords, &ct);
                ((ct, by_rotation), by_x)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, R: Turns<T, D>, S, const D: usize> MulBack<$($y)* Matrix<T, Const<D>, U1, S>>
            for $($x)* Isometry<T, R, D>
        where
            S: Place<T, Const<D>, U1>,
            Self: ops::Mul<$($y)* Matrix<T, Const<D>, U1, S>, Output = SVector<T, D>>,
        {
            #[inline]
            fn mul_back(&self, x: &$($y)* Matrix<T, Const<D>, U1, S>, ct: SVector<T, D>) -> (Of<T, R, D>, SVector<T, D>) {
                let (by_rotation, by_x) = self.rotation.turned_back(&x.clone_owned(), &ct);
                ((SVector::zeros(), by_rotation), by_x)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, R: Turns<T, D>, const D: usize> MulBack<$($y)* Isometry<T, R, D>>
            for $($x)* Isometry<T, R, D>
        where
            Self: ops::Mul<$($y)* Isometry<T, R, D>, Output = Isometry<T, R, D>>,
        {
            #[inline]
            fn mul_back(&self, rhs: &$($y)* Isometry<T, R, D>, ct: Of<T, R, D>) -> (Of<T, R, D>, Of<T, R, D>) {
                product_back(self, rhs, ct)
            }
        }
    )*};
}

products! {
    [] [] [];
    ['a,] [&'a] [];
    ['b,] [] [&'b];
    ['a, 'b,] [&'a] [&'b];
}

/// Products that are motions, in all ownerships.
macro_rules! motions {
    ($([$($generics:tt)*] [$r:ty, $d:expr] $of:ty, $by:ty => |$x:pat_param, $y:pat_param, $ct:pat_param| $back:block;)*) => {$(
        motions!(@of [$($generics)*] [$r, $d] $of, $by, $x, $y, $ct, $back, [] [] []);
        motions!(@of [$($generics)*] [$r, $d] $of, $by, $x, $y, $ct, $back, ['a,] [&'a] []);
        motions!(@of [$($generics)*] [$r, $d] $of, $by, $x, $y, $ct, $back, ['b,] [] [&'b]);
        motions!(@of [$($generics)*] [$r, $d] $of, $by, $x, $y, $ct, $back, ['a, 'b,] [&'a] [&'b]);
    )*};
    (@of [$($generics:tt)*] [$r:ty, $d:expr] $of:ty, $by:ty, $x:pat_param, $y:pat_param, $ct:pat_param, $back:block, [$($lifetimes:tt)*] [$($l:tt)*] [$($rhs:tt)*]) => {
        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, $($generics)*> MulBack<$($rhs)* $by> for $($l)* $of
        where
            Self: ops::Mul<$($rhs)* $by, Output = Isometry<T, $r, { $d }>>,
        {
            #[inline]
            fn mul_back(&self, $y: &$($rhs)* $by, $ct: Of<T, $r, { $d }>) -> (Tan<$of>, Tan<$by>) {
                let $x: &$of = self;
                $back
            }
        }
    };
}

motions! {
    [R: Turns<T, D>, const D: usize] [R, D] Isometry<T, R, D>, Translation<T, D> => |x, y, ct| {
        let (by_rotation, by_move) = moved_before_back(&x.rotation, &y.vector, &ct);
        ((ct.0, by_rotation), by_move)
    };
    [R: Turns<T, D>, const D: usize] [R, D] Translation<T, D>, Isometry<T, R, D> => |_, _, ct| { (ct.0, ct) };
}

/// Products of a rotation of this type, which are motions.
macro_rules! with_rotations {
    ($([$($generics:tt)*] $r:ty, $d:expr;)*) => {
        motions! {$(
            [$($generics)*] [$r, $d] Isometry<T, $r, { $d }>, $r => |x, y, ct| {
                let (by_rotation, by_y) = x.rotation.product_back(y, &ct.1);
                ((ct.0, by_rotation), by_y)
            };
            [$($generics)*] [$r, $d] Translation<T, { $d }>, $r => |_, _, ct| { ct };
            [$($generics)*] [$r, $d] $r, Translation<T, { $d }> => |x, y, ct| { moved_before_back(x, &y.vector, &ct) };
            [$($generics)*] [$r, $d] $r, Isometry<T, $r, { $d }> => |x, y, (moved, turned)| {
                let (mut by_x, by_move) = x.turned_back(&y.translation.vector, &moved);
                let (by_turn, by_y) = x.product_back(&y.rotation, &turned);
                by_x.accumulate(by_turn);
                (by_x, (by_move, by_y))
            };
        )*}
    };
}

with_rotations! {
    [] UnitQuaternion<T>, 3;
    [] UnitComplex<T>, 2;
    [const D: usize] Rotation<T, D>, D;
}

/// The cotangents of a rotation and of what is moved before.
#[inline]
fn moved_before_back<T: Real + RealField, R: Turns<T, D>, const D: usize>(
    rotation: &R,
    by: &SVector<T, D>,
    (moved, turned): &Of<T, R, D>,
) -> (Tan<R>, SVector<T, D>) {
    let (mut by_rotation, by_vector) = rotation.turned_back(by, moved);
    by_rotation.accumulate(turned.clone());
    (by_rotation, by_vector)
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, R: Turns<T, D>, const D: usize> MulAssignBack<Isometry<T, R, D>>
    for Isometry<T, R, D>
where
    Self: ops::MulAssign<Isometry<T, R, D>>,
{
    #[inline]
    fn mul_assign_back(
        &self,
        rhs: &Isometry<T, R, D>,
        ct: <Self as Differentiable>::Tangent,
    ) -> (Of<T, R, D>, Of<T, R, D>) {
        product_back(self, rhs, ct)
    }
}

/// The cotangents of two motions, one after the other.
#[inline]
fn product_back<T: Real + RealField, R: Turns<T, D>, const D: usize>(
    motion: &Isometry<T, R, D>,
    rhs: &Isometry<T, R, D>,
    (moved, turned): Of<T, R, D>,
) -> (Of<T, R, D>, Of<T, R, D>) {
    let (by_move, by_vector) = motion.rotation.turned_back(&rhs.translation.vector, &moved);
    let (mut by_rotation, by_rhs) = motion.rotation.product_back(&rhs.rotation, &turned);
    by_rotation.accumulate(by_move);
    ((moved, by_rotation), (by_vector, by_rhs))
}

/// Methods of motions.
pub trait MotionMethods<T: Real + RealField, R: Turns<T, D>, const D: usize>:
    Differentiable + Sized
{
    /// The motion back.
    fn __grads_inverse(
        &self,
    ) -> (
        Self,
        impl Fn(&Self, Option<&mut Tan<Self>>, Tan<Self>) + Clone + Send + Sync + use<Self, T, R, D>,
    );
}

#[diagnostic::do_not_recommend]
impl<T, R, const D: usize> MotionMethods<T, R, D> for Isometry<T, R, D>
where
    T: Real + RealField,
    R: Turns<T, D> + AbstractRotation<T, D>,
{
    #[inline]
    fn __grads_inverse(
        &self,
    ) -> (
        Self,
        impl Fn(&Self, Option<&mut Of<T, R, D>>, Of<T, R, D>) + Clone + Send + Sync + use<T, R, D>,
    ) {
        let back =
            |motion: &Self, adjoint: Option<&mut Of<T, R, D>>, (moved, turned): Of<T, R, D>| {
                let Some(adjoint) = adjoint else { return };
                // the translation back is the first one, turned back and reversed
                let (mut by_inverse, by_vector) = motion
                    .rotation
                    .inverted()
                    .turned_back(&motion.translation.vector, &-moved);
                by_inverse.accumulate(turned);
                adjoint.0 += by_vector;
                adjoint.1.accumulate(R::inverse_back(&by_inverse));
            };
        (self.inverse(), back)
    }
}

/// Motions that are made of their parts.
pub trait MotionMakers<T: Real + RealField, R: Turns<T, D>, const D: usize>:
    Differentiable + Sized
{
    /// Of a translation and a rotation.
    #[allow(non_snake_case)]
    fn __grads_from_parts__needs_differentiable_on_impl_and_trait(
        translation: Translation<T, D>,
        rotation: R,
    ) -> (
        Self,
        impl Fn(Self::Tangent) -> Of<T, R, D> + Clone + Send + Sync + use<Self, T, R, D>,
    );
}

#[diagnostic::do_not_recommend]
impl<T, R, const D: usize> MotionMakers<T, R, D> for Isometry<T, R, D>
where
    T: Real + RealField,
    R: Turns<T, D> + AbstractRotation<T, D>,
{
    #[inline]
    fn __grads_from_parts__needs_differentiable_on_impl_and_trait(
        translation: Translation<T, D>,
        rotation: R,
    ) -> (
        Self,
        impl Fn(Of<T, R, D>) -> Of<T, R, D> + Clone + Send + Sync + use<T, R, D>,
    ) {
        (
            Isometry::from_parts(translation, rotation),
            |ct: Of<T, R, D>| ct,
        )
    }
}

/// Motions of space that are made of vectors.
pub trait NewMotion<T>: Differentiable + Sized {
    /// Of a translation, and of a rotation's axis that is as long as the angle.
    #[allow(non_snake_case)]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        translation: Vector3<T>,
        axis: Vector3<T>,
    ) -> (
        Self,
        impl Fn(Self::Tangent) -> (Vector3<T>, Vector3<T>) + Clone + Send + Sync + use<Self, T>,
    );
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> NewMotion<T> for Isometry3<T> {
    #[inline]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        translation: Vector3<T>,
        axis: Vector3<T>,
    ) -> (
        Self,
        impl Fn((Vector3<T>, Vector4<T>)) -> (Vector3<T>, Vector3<T>) + Clone + Send + Sync + use<T>,
    ) {
        let (_, back) = UnitQuaternion::__grads_new__needs_differentiable_on_impl_and_trait(axis);
        (
            Isometry3::new(translation, axis),
            move |(moved, turned): (Vector3<T>, Vector4<T>)| (moved, back(turned).0),
        )
    }
}
