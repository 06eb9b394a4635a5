//! Motions, translations and points that are made of numbers and vectors.

use super::complexes::ComplexMethods as _;
use super::made::SpaceRotations as _;
use super::rotations::QuaternionMethods as _;
use crate::foreign::declare::{Tan, methods};
use crate::operators::MulBack;
use crate::real::Real;
use crate::tangent::Differentiable;
use nalgebra::{
    Const, Isometry2, Isometry3, Matrix3, Matrix4, OPoint, RealField, SVector, Translation,
    UnitComplex, UnitQuaternion, Vector2, Vector3, Vector4,
};
use std::ops;

/// Points and translations that are made of their coordinates.
pub trait FromCoordinates<X: Differentiable>: Differentiable + Sized {
    /// With these.
    #[allow(non_snake_case)]
    fn __grads_from__needs_differentiable_on_impl_and_trait(
        x: X,
    ) -> (Self, fn(Tan<Self>) -> (X::Tangent,));
}

macro_rules! from {
    ($($made:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, const D: usize> FromCoordinates<SVector<T, D>> for $made {
            #[inline]
            fn __grads_from__needs_differentiable_on_impl_and_trait(
                x: SVector<T, D>,
            ) -> (Self, fn(SVector<T, D>) -> (SVector<T, D>,)) {
                (<$made>::from(x), |ct| (ct,))
            }
        }

        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, const D: usize> FromCoordinates<[T; D]> for $made
        where
            [T; D]: Differentiable<Tangent = [T; D]>,
        {
            #[inline]
            fn __grads_from__needs_differentiable_on_impl_and_trait(
                x: [T; D],
            ) -> (Self, fn(SVector<T, D>) -> ([T; D],)) {
                (<$made>::from(x), |ct| (ct.data.0[0],))
            }
        }
    )*};
}

from! {
    OPoint<T, Const<D>>;
    Translation<T, D>;
}

/// Rotations of the plane by a complex number.
pub trait ComplexRotations<T>: Differentiable + Sized {
    /// By an angle.
    #[allow(non_snake_case)]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        angle: T,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (T,) + Clone + Send + Sync + use<Self, T>,
    );
    /// The same.
    #[allow(non_snake_case)]
    fn __grads_from_angle__needs_differentiable_on_impl_and_trait(
        angle: T,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (T,) + Clone + Send + Sync + use<Self, T>,
    );
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> ComplexRotations<T> for UnitComplex<T> {
    #[inline]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        angle: T,
    ) -> (
        Self,
        impl Fn(Vector2<T>) -> (T,) + Clone + Send + Sync + use<T>,
    ) {
        (UnitComplex::new(angle), move |ct| by_angle(angle, ct))
    }
    #[inline]
    fn __grads_from_angle__needs_differentiable_on_impl_and_trait(
        angle: T,
    ) -> (
        Self,
        impl Fn(Vector2<T>) -> (T,) + Clone + Send + Sync + use<T>,
    ) {
        (UnitComplex::from_angle(angle), move |ct| {
            by_angle(angle, ct)
        })
    }
}

/// The cotangent of the angle of a complex number.
fn by_angle<T: Real + RealField>(angle: T, ct: Vector2<T>) -> (T,) {
    let (sin, cos) = Real::sin_cos(angle);
    (ct[1] * cos - ct[0] * sin,)
}

/// Motions of the plane.
pub trait PlaneMotions<T: Differentiable>: Differentiable + Sized {
    /// Of a translation and an angle.
    #[allow(non_snake_case)]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        translation: Vector2<T>,
        angle: T,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (Vector2<T>, T) + Clone + Send + Sync + use<Self, T>,
    );
    /// Of a translation alone.
    #[allow(non_snake_case)]
    fn __grads_translation__needs_differentiable_on_impl_and_trait(
        x: T,
        y: T,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (T, T) + Clone + Send + Sync + use<Self, T>,
    );
    /// Of an angle alone.
    #[allow(non_snake_case)]
    fn __grads_rotation__needs_differentiable_on_impl_and_trait(
        angle: T,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (T,) + Clone + Send + Sync + use<Self, T>,
    );
}

/// The gradient of a motion of the plane.
type OfPlane<T> = (Vector2<T>, Vector2<T>);

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> PlaneMotions<T> for Isometry2<T> {
    #[inline]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        translation: Vector2<T>,
        angle: T,
    ) -> (
        Self,
        impl Fn(OfPlane<T>) -> (Vector2<T>, T) + Clone + Send + Sync + use<T>,
    ) {
        (
            Isometry2::new(translation, angle),
            move |(moved, turned): OfPlane<T>| (moved, by_angle(angle, turned).0),
        )
    }
    #[inline]
    fn __grads_translation__needs_differentiable_on_impl_and_trait(
        x: T,
        y: T,
    ) -> (
        Self,
        impl Fn(OfPlane<T>) -> (T, T) + Clone + Send + Sync + use<T>,
    ) {
        (Isometry2::translation(x, y), |(moved, _): OfPlane<T>| {
            (moved[0], moved[1])
        })
    }
    #[inline]
    fn __grads_rotation__needs_differentiable_on_impl_and_trait(
        angle: T,
    ) -> (
        Self,
        impl Fn(OfPlane<T>) -> (T,) + Clone + Send + Sync + use<T>,
    ) {
        (
            Isometry2::rotation(angle),
            move |(_, turned): OfPlane<T>| by_angle(angle, turned),
        )
    }
}

/// Motions of space.
pub trait SpaceMotions<T: Real + RealField>: Differentiable + Sized {
    /// Of a translation alone.
    #[allow(non_snake_case)]
    fn __grads_translation__needs_differentiable_on_impl_and_trait(
        x: T,
        y: T,
        z: T,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (T, T, T) + Clone + Send + Sync + use<Self, T>,
    );
    /// Of a rotation's axis that is as long as the angle.
    #[allow(non_snake_case)]
    fn __grads_rotation__needs_differentiable_on_impl_and_trait(
        axis: Vector3<T>,
    ) -> (
        Self,
        impl Fn(Tan<Self>) -> (Vector3<T>,) + Clone + Send + Sync + use<Self, T>,
    );
}

/// The gradient of a motion of space.
type OfSpace<T> = (Vector3<T>, Vector4<T>);

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> SpaceMotions<T> for Isometry3<T> {
    #[inline]
    fn __grads_translation__needs_differentiable_on_impl_and_trait(
        x: T,
        y: T,
        z: T,
    ) -> (
        Self,
        impl Fn(OfSpace<T>) -> (T, T, T) + Clone + Send + Sync + use<T>,
    ) {
        (Isometry3::translation(x, y, z), |(moved, _): OfSpace<T>| {
            (moved[0], moved[1], moved[2])
        })
    }
    #[inline]
    fn __grads_rotation__needs_differentiable_on_impl_and_trait(
        axis: Vector3<T>,
    ) -> (
        Self,
        impl Fn(OfSpace<T>) -> (Vector3<T>,) + Clone + Send + Sync + use<T>,
    ) {
        let (_, back) = UnitQuaternion::__grads_new__needs_differentiable_on_impl_and_trait(axis);
        (Isometry3::rotation(axis), move |(_, turned): OfSpace<T>| {
            back(turned)
        })
    }
}

/// Translations of points, in all ownerships.
macro_rules! translated {
    ($([$($lifetimes:tt)*] [$($x:tt)*] [$($y:tt)*];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, const D: usize> MulBack<$($y)* OPoint<T, Const<D>>>
            for $($x)* Translation<T, D>
        where
            Self: ops::Mul<$($y)* OPoint<T, Const<D>>, Output = OPoint<T, Const<D>>>,
        {
            #[inline]
            fn mul_back(&self, _: &$($y)* OPoint<T, Const<D>>, ct: SVector<T, D>) -> (SVector<T, D>, SVector<T, D>) {
                (ct, ct)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, const D: usize> MulBack<$($y)* Translation<T, D>>
            for $($x)* Translation<T, D>
        where
            Self: ops::Mul<$($y)* Translation<T, D>, Output = Translation<T, D>>,
        {
            #[inline]
            fn mul_back(&self, _: &$($y)* Translation<T, D>, ct: SVector<T, D>) -> (SVector<T, D>, SVector<T, D>) {
                (ct, ct)
            }
        }
    )*};
}

translated! {
    [] [] [];
    ['a,] [&'a] [];
    ['b,] [] [&'b];
    ['a, 'b,] [&'a] [&'b];
}

methods! {
    /// The matrix of a motion of the plane.
    trait PlaneMatrices[T] for Isometry2<T>
    where {
        T: Real + RealField,
    }

    /// With a row and a column more.
    fn __grads_to_homogeneous(&self) -> Matrix3<T> {
        (self.to_homogeneous(), |motion, adjoint, ct| {
            let Some((of_translation, of_rotation)) = adjoint else { return };
            *of_translation += ct.fixed_view::<2, 1>(0, 2);
            let (_, back) = motion.rotation.__grads_to_rotation_matrix();
            back(&motion.rotation, Some(of_rotation), ct.fixed_view::<2, 2>(0, 0).into_owned());
        })
    }
}

methods! {
    /// The matrix of a motion of space.
    trait SpaceMatrices[T] for Isometry3<T>
    where {
        T: Real + RealField,
    }

    /// With a row and a column more.
    fn __grads_to_homogeneous(&self) -> Matrix4<T> {
        (self.to_homogeneous(), |motion, adjoint, ct| {
            let Some((of_translation, of_rotation)) = adjoint else { return };
            *of_translation += ct.fixed_view::<3, 1>(0, 3);
            let (_, back) = motion.rotation.__grads_to_rotation_matrix();
            back(&motion.rotation, Some(of_rotation), ct.fixed_view::<3, 3>(0, 0).into_owned());
        })
    }
}
