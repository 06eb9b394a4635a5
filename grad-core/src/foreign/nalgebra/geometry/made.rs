//! Points, rotations and motions that are made of numbers and vectors.

use super::super::add;
use super::rotations::axial;
use crate::real::Real;
use crate::tangent::Differentiable;
use nalgebra::{
    Isometry2, Isometry3, Matrix, Matrix2, Matrix3, Point2, Point3, Quaternion, RealField,
    Rotation2, Rotation3, SVector, Translation2, Translation3, Unit, UnitComplex, UnitQuaternion,
    Vector3, Vector4,
};

/// What is made of numbers, and where each is in the gradient.
macro_rules! made {
    ($($trait:ident $made:ident: $($x:ident $number:ident $at:tt)*;)*) => {$(
        #[doc = concat!("`", stringify!($made), "::new`.")]
        pub trait $trait<T>: Differentiable + Sized {
            /// Made of its coordinates.
            #[allow(non_snake_case)]
            fn __grads_new__needs_differentiable_on_impl_and_trait($($x: T),*) -> (
                Self,
                impl Fn(Self::Tangent) -> ($($number,)*) + Clone + Send + Sync + use<Self, T>,
            );
        }

        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField> $trait<T> for $made<T> {
            #[inline]
            fn __grads_new__needs_differentiable_on_impl_and_trait($($x: T),*) -> (
                Self,
                impl Fn(Self::Tangent) -> ($($number,)*) + Clone + Send + Sync + use<T>,
            ) {
                ($made::new($($x),*), |ct: Self::Tangent| ($(ct[$at],)*))
            }
        }
    )*};
}

made! {
    NewPoint2 Point2: x T 0 y T 1;
    NewPoint3 Point3: x T 0 y T 1 z T 2;
    NewTranslation2 Translation2: x T 0 y T 1;
    NewTranslation3 Translation3: x T 0 y T 1 z T 2;
    NewQuaternion Quaternion: w T 3 i T 0 j T 1 k T 2;
}

/// Rotations of the plane.
pub trait PlaneRotations<T>: Differentiable + Sized {
    /// By an angle.
    #[allow(non_snake_case)]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        angle: T,
    ) -> (
        Self,
        impl Fn(Self::Tangent) -> (T,) + Clone + Send + Sync + use<Self, T>,
    );
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> PlaneRotations<T> for Rotation2<T> {
    #[inline]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        angle: T,
    ) -> (
        Self,
        impl Fn(Matrix2<T>) -> (T,) + Clone + Send + Sync + use<T>,
    ) {
        (Rotation2::new(angle), move |ct: Matrix2<T>| {
            let (sin, cos) = Real::sin_cos(angle);
            (cos * (ct[(1, 0)] - ct[(0, 1)]) - sin * ct.trace(),)
        })
    }
}

/// Rotations of space that are made of angles.
pub trait SpaceRotations<T: Real + RealField>: Differentiable + Sized {
    /// Around an axis, by an angle.
    #[allow(non_snake_case)]
    fn __grads_from_axis_angle__needs_differentiable_on_impl_and_trait(
        axis: &Unit<Vector3<T>>,
        angle: T,
    ) -> (
        Self,
        impl Fn(&Unit<Vector3<T>>, Option<&mut Vector3<T>>, Self::Tangent) -> (T,)
        + Clone
        + Send
        + Sync
        + use<Self, T>,
    );
    /// By roll, pitch and yaw.
    #[allow(non_snake_case)]
    fn __grads_from_euler_angles__needs_differentiable_on_impl_and_trait(
        roll: T,
        pitch: T,
        yaw: T,
    ) -> (
        Self,
        impl Fn(Self::Tangent) -> (T, T, T) + Clone + Send + Sync + use<Self, T>,
    );
    /// Around an axis that is as long as the angle.
    #[allow(non_snake_case)]
    fn __grads_from_scaled_axis__needs_differentiable_on_impl_and_trait(
        axis: Vector3<T>,
    ) -> (
        Self,
        impl Fn(Self::Tangent) -> (Vector3<T>,) + Clone + Send + Sync + use<Self, T>,
    );
    /// The same.
    #[allow(non_snake_case)]
    fn __grads_new__needs_differentiable_on_impl_and_trait(
        axis: Vector3<T>,
    ) -> (
        Self,
        impl Fn(Self::Tangent) -> (Vector3<T>,) + Clone + Send + Sync + use<Self, T>,
    );
}

/// `SpaceRotations` of a type, by the cotangent of a small further turn, as the turned body sees it.
macro_rules! space_rotations {
    ($($made:ident, $tangent:ident: $turn:expr, |$axis:ident, $sin_cos:ident, $ct:ident| $by_axis_angle:expr, $angle_of:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField> SpaceRotations<T> for $made<T> {
            #[inline]
            fn __grads_from_axis_angle__needs_differentiable_on_impl_and_trait(
                axis: &Unit<Vector3<T>>,
                angle: T,
            ) -> (
                Self,
                impl Fn(&Unit<Vector3<T>>, Option<&mut Vector3<T>>, $tangent<T>) -> (T,)
                + Clone + Send + Sync + use<T>,
            ) {
                let back = move |axis: &Unit<Vector3<T>>, adjoint: Option<&mut Vector3<T>>, $ct: $tangent<T>| {
                    let ($axis, $sin_cos) = (axis.as_ref(), Real::sin_cos($angle_of(angle)));
                    let (by_axis, by_angle) = $by_axis_angle;
                    add(adjoint, T::lit(1.0), &by_axis);
                    (by_angle,)
                };
                ($made::from_axis_angle(axis, angle), back)
            }
            #[inline]
            fn __grads_from_euler_angles__needs_differentiable_on_impl_and_trait(
                roll: T,
                pitch: T,
                yaw: T,
            ) -> (Self, impl Fn($tangent<T>) -> (T, T, T) + Clone + Send + Sync + use<T>) {
                let made = $made::from_euler_angles(roll, pitch, yaw);
                (made, move |ct: $tangent<T>| {
                    let (sin, cos) = Real::sin_cos(roll);
                    let turn: Vector3<T> = $turn(&made, &ct);
                    let upright = made.inverse() * Vector3::z();
                    (turn.x, cos * turn.y - sin * turn.z, Matrix::dot(&upright, &turn))
                })
            }
            #[inline]
            fn __grads_from_scaled_axis__needs_differentiable_on_impl_and_trait(
                axis: Vector3<T>,
            ) -> (Self, impl Fn($tangent<T>) -> (Vector3<T>,) + Clone + Send + Sync + use<T>) {
                let made = $made::from_scaled_axis(axis);
                (made, move |ct: $tangent<T>| (by_scaled_axis(&axis, $turn(&made, &ct)),))
            }
            #[inline]
            fn __grads_new__needs_differentiable_on_impl_and_trait(
                axis: Vector3<T>,
            ) -> (Self, impl Fn($tangent<T>) -> (Vector3<T>,) + Clone + Send + Sync + use<T>) {
                Self::__grads_from_scaled_axis__needs_differentiable_on_impl_and_trait(axis)
            }
        }
    )*};
}

space_rotations! {
    // Rodrigues' formula
    Rotation3, Matrix3: |r: &Rotation3<T>, ct: &Matrix3<T>| axial(&r.matrix().tr_mul(ct)),
        |u, sin_cos, ct| {
            let ((sin, cos), axial) = (sin_cos, axial(&ct));
            let by_axis = (ct + ct.transpose()) * u * (T::lit(1.0) - cos) + axial * sin;
            let by_angle = cos * Matrix::dot(u, &axial) + sin * (Matrix::dot(u, &(ct * u)) - ct.trace());
            (by_axis, by_angle)
        }, std::convert::identity;
    UnitQuaternion, Vector4: |q: &UnitQuaternion<T>, ct: &Vector4<T>| {
            let turned = q.as_ref().conjugate() * Quaternion::from(*ct);
            Vector3::new(turned.i, turned.j, turned.k) * T::lit(0.5)
        },
        |u, sin_cos, ct| {
            let ((sin, cos), imaginary) = (sin_cos, ct.xyz());
            (imaginary * sin, T::lit(0.5) * (cos * Matrix::dot(u, &imaginary) - sin * ct.w))
        }, |angle| angle * T::lit(0.5);
}

/// The cotangent of a scaled axis, from that of the further turn that a change of it makes: by the transposed right Jacobian of the
/// exponential map (Chirikjian, Stochastic Models, Information Theory, and Lie Groups, volume 2, section 10.8).
fn by_scaled_axis<T: Real + RealField>(axis: &Vector3<T>, turn: Vector3<T>) -> Vector3<T> {
    let squared = axis.norm_squared();
    let angle = axis.norm();
    let (first, second) = match squared < T::lit(0.01) {
        true => (
            T::lit(0.5)
                - squared
                    * (T::lit(1.0 / 24.0)
                        - squared * (T::lit(1.0 / 720.0) - squared * T::lit(1.0 / 40320.0))),
            T::lit(1.0 / 6.0)
                - squared
                    * (T::lit(1.0 / 120.0)
                        - squared * (T::lit(1.0 / 5040.0) - squared * T::lit(1.0 / 362_880.0))),
        ),
        false => (
            (T::lit(1.0) - Real::cos(angle)) / squared,
            (angle - Real::sin(angle)) / (squared * angle),
        ),
    };
    let across = axis.cross(&turn);
    turn + across * first + axis.cross(&across) * second
}

/// What has length 1.
pub trait Units<V: Differentiable>: Differentiable + Sized {
    /// In the direction of a vector, or the multiple of a quaternion.
    #[allow(non_snake_case)]
    fn __grads_new_normalize__needs_differentiable_on_impl_and_trait(
        x: V,
    ) -> (
        Self,
        impl Fn(Self::Tangent) -> (V::Tangent,) + Clone + Send + Sync + use<Self, V>,
    );
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> Units<SVector<T, D>> for Unit<SVector<T, D>> {
    #[inline]
    fn __grads_new_normalize__needs_differentiable_on_impl_and_trait(
        x: SVector<T, D>,
    ) -> (
        Self,
        impl Fn(SVector<T, D>) -> (SVector<T, D>,) + Clone + Send + Sync + use<T, D>,
    ) {
        let unit = Unit::new_normalize(x);
        (unit, move |ct: SVector<T, D>| {
            let along = Matrix::dot(unit.as_ref(), &ct);
            ((ct - unit.as_ref() * along) / x.norm(),)
        })
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Units<Quaternion<T>> for UnitQuaternion<T> {
    #[inline]
    fn __grads_new_normalize__needs_differentiable_on_impl_and_trait(
        x: Quaternion<T>,
    ) -> (
        Self,
        impl Fn(Vector4<T>) -> (Vector4<T>,) + Clone + Send + Sync + use<T>,
    ) {
        let unit = Unit::new_normalize(x);
        (unit, move |ct: Vector4<T>| {
            let along = Matrix::dot(&unit.coords, &ct);
            ((ct - unit.coords * along) / x.norm(),)
        })
    }
}

/// What needs no numbers to be made.
macro_rules! constants {
    ($($trait:ident $maker:ident $name:ident: $([$($generics:tt)*] $made:ty;)*)*) => {$(
        #[doc = concat!("`", stringify!($name), "`, which has no gradient.")]
        pub trait $trait<T>: Differentiable + Sized {
            /// It.
            #[allow(non_snake_case)]
            fn $maker() -> (Self, impl Fn(Self::Tangent) + Clone + Send + Sync + use<Self, T>);
        }
        $(
            #[diagnostic::do_not_recommend]
            impl<T: Real + RealField, $($generics)*> $trait<T> for $made {
                #[inline]
                fn $maker() -> (Self, impl Fn(Self::Tangent) + Clone + Send + Sync + use<T, $($generics)*>) {
                    (<$made>::$name(), |_: Self::Tangent| ())
                }
            }
        )*
    )*};
}

constants! {
    Identities __grads_identity__needs_differentiable_on_impl_and_trait identity:
        [] Rotation2<T>; [] Rotation3<T>; [] UnitComplex<T>; [] UnitQuaternion<T>; [] Quaternion<T>; [] Isometry2<T>; [] Isometry3<T>;
    Origins __grads_origin__needs_differentiable_on_impl_and_trait origin: [] Point2<T>; [] Point3<T>;
}
