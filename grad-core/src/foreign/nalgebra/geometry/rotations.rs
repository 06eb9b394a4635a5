//! Rotations: what they do to points and vectors, their products and inverses.

use super::super::{Place, add};
use crate::foreign::declare::{Tan, methods};
use crate::operators::{MulAssignBack, MulBack};
use crate::real::Real;
use crate::tangent::{Accumulate, Differentiable};
use nalgebra::{
    Const, Matrix, Matrix2, Matrix3, Matrix4, OPoint, Quaternion, RealField, Rotation, Rotation2,
    Rotation3, SMatrix, SVector, U1, UnitComplex, UnitQuaternion, Vector3, Vector4,
};
use std::ops;

/// What turns vectors of `D` coordinates.
pub trait Turns<T: Real + RealField, const D: usize>: Differentiable + Clone {
    /// The cotangents of the rotation and of the vector that it has turned.
    fn turned_back(&self, x: &SVector<T, D>, ct: &SVector<T, D>) -> (Self::Tangent, SVector<T, D>);
    /// The cotangents of both factors of a product.
    fn product_back(&self, rhs: &Self, ct: &Self::Tangent) -> (Self::Tangent, Self::Tangent);
    /// The rotation back.
    fn inverted(&self) -> Self;
    /// The cotangent of what was inverted.
    fn inverse_back(ct: &Self::Tangent) -> Self::Tangent;
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> Turns<T, D> for Rotation<T, D> {
    #[inline]
    fn turned_back(
        &self,
        x: &SVector<T, D>,
        ct: &SVector<T, D>,
    ) -> (SMatrix<T, D, D>, SVector<T, D>) {
        (ct * x.transpose(), self.matrix().tr_mul(ct))
    }
    #[inline]
    fn product_back(
        &self,
        rhs: &Self,
        ct: &SMatrix<T, D, D>,
    ) -> (SMatrix<T, D, D>, SMatrix<T, D, D>) {
        (ct * rhs.matrix().transpose(), self.matrix().tr_mul(ct))
    }
    #[inline]
    fn inverted(&self) -> Self {
        self.inverse()
    }
    #[inline]
    fn inverse_back(ct: &SMatrix<T, D, D>) -> SMatrix<T, D, D> {
        ct.transpose()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Turns<T, 3> for UnitQuaternion<T> {
    /// Of `x + w t + u x t` with `t = 2 u x x`, where `u` is the imaginary part and `w` the real one.
    #[inline]
    fn turned_back(&self, x: &Vector3<T>, ct: &Vector3<T>) -> (Vector4<T>, Vector3<T>) {
        let (u, w) = (Vector3::new(self.i, self.j, self.k), self.w);
        let two = T::lit(2.0);
        let t = u.cross(x) * two;
        let by_t = (ct * w + ct.cross(&u)) * two;
        let by_u = t.cross(ct) + x.cross(&by_t);
        (by_u.push(Matrix::dot(&t, ct)), ct + by_t.cross(&u))
    }
    #[inline]
    fn product_back(&self, rhs: &Self, ct: &Vector4<T>) -> (Vector4<T>, Vector4<T>) {
        let ct = Quaternion::from(*ct);
        (
            (ct * rhs.as_ref().conjugate()).coords,
            (self.as_ref().conjugate() * ct).coords,
        )
    }
    #[inline]
    fn inverted(&self) -> Self {
        self.inverse()
    }
    #[inline]
    fn inverse_back(ct: &Vector4<T>) -> Vector4<T> {
        Vector4::new(-ct[0], -ct[1], -ct[2], ct[3])
    }
}

/// Products of a rotation, in all ownerships.
macro_rules! products {
    ($([$($generics:tt)*] $rotation:ty, $d:expr;)*) => {$(
        products! { @assigned [$($generics)*] [] $rotation }
        products! { @assigned [$($generics)*] ['b,] $rotation }
        products! { @pairs [$($generics)*] $rotation, $d;
            [] [] []; ['a,] [&'a] []; ['b,] [] [&'b]; ['a, 'b,] [&'a] [&'b];
        }
    )*};
    (@assigned [$($generics:tt)*] [$($by:tt)*] $rotation:ty) => {
        #[diagnostic::do_not_recommend]
        impl<$($by)* T: Real + RealField, $($generics)*> MulAssignBack<products!(@by $($by)* $rotation)> for $rotation
        where
            Self: ops::MulAssign<products!(@by $($by)* $rotation)>,
        {
            #[inline]
            fn mul_assign_back(
                &self,
                rhs: &products!(@by $($by)* $rotation),
                ct: Self::Tangent,
            ) -> (Self::Tangent, Self::Tangent) {
                self.product_back(rhs, &ct)
            }
        }
    };
    (@by 'b, $rotation:ty) => {
        &'b $rotation
    };
    (@by $rotation:ty) => {
        $rotation
    };
    (@pairs $generics:tt $rotation:ty, $d:expr; $([$($lifetimes:tt)*] [$($x:tt)*] [$($y:tt)*];)*) => {$(
        products! { @vector $generics [$($lifetimes)*] [$($x)* $rotation] [$($y)*] $d }
        products! { @point $generics [$($lifetimes)*] [$($x)* $rotation] [$($y)*] $d }
        products! { @product $generics [$($lifetimes)*] [$($x)* $rotation] [$($y)* $rotation] $rotation, $d }
    )*};
    (@vector [$($generics:tt)*] [$($lifetimes:tt)*] [$($x:tt)*] [$($y:tt)*] $d:expr) => {
        impl<$($lifetimes)* T: Real + RealField, S, $($generics)*> MulBack<$($y)* Matrix<T, Const<{ $d }>, U1, S>> for $($x)*
        where
            S: Place<T, Const<{ $d }>, U1>,
            $($x)*: ops::Mul<$($y)* Matrix<T, Const<{ $d }>, U1, S>, Output = SVector<T, { $d }>>,
        {
            #[inline]
            fn mul_back(
                &self,
                x: &$($y)* Matrix<T, Const<{ $d }>, U1, S>,
                ct: SVector<T, { $d }>,
            ) -> (Self::Tangent, SVector<T, { $d }>) {
                self.turned_back(&x.clone_owned(), &ct)
            }
        }
    };
    (@point [$($generics:tt)*] [$($lifetimes:tt)*] [$($x:tt)*] [$($y:tt)*] $d:expr) => {
        impl<$($lifetimes)* T: Real + RealField, $($generics)*> MulBack<$($y)* OPoint<T, Const<{ $d }>>> for $($x)*
        where
            $($x)*: ops::Mul<$($y)* OPoint<T, Const<{ $d }>>, Output = OPoint<T, Const<{ $d }>>>,
        {
            #[inline]
            fn mul_back(
                &self,
                x: &$($y)* OPoint<T, Const<{ $d }>>,
                ct: SVector<T, { $d }>,
            ) -> (Self::Tangent, SVector<T, { $d }>) {
                self.turned_back(&x.coords, &ct)
            }
        }
    };
    (@product [$($generics:tt)*] [$($lifetimes:tt)*] [$($x:tt)*] [$($y:tt)*] $rotation:ty, $d:expr) => {
        #[diagnostic::do_not_recommend]
        impl<$($lifetimes)* T: Real + RealField, $($generics)*> MulBack<$($y)*> for $($x)*
        where
            $($x)*: ops::Mul<$($y)*, Output = $rotation>,
        {
            #[inline]
            fn mul_back(&self, rhs: &$($y)*, ct: Self::Tangent) -> (Self::Tangent, Self::Tangent) {
                self.product_back(rhs, &ct)
            }
        }
    };
}

products! {
    [const D: usize] Rotation<T, D>, D;
    [] UnitQuaternion<T>, 3;
    [] UnitComplex<T>, 2;
}

/// What all rotations have.
pub trait RotationMethods<T: Real + RealField, const D: usize>: Turns<T, D> {
    /// The rotation back.
    fn __grads_inverse(
        &self,
    ) -> (
        Self,
        impl Fn(&Self, Option<&mut Tan<Self>>, Tan<Self>) + Clone + Send + Sync + use<Self, T, D>,
    );
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, R: Turns<T, D>, const D: usize> RotationMethods<T, D> for R {
    #[inline]
    fn __grads_inverse(
        &self,
    ) -> (
        Self,
        impl Fn(&Self, Option<&mut Tan<Self>>, Tan<Self>) + Clone + Send + Sync + use<R, T, D>,
    ) {
        (
            self.inverted(),
            |_: &R, adjoint: Option<&mut Tan<R>>, ct: Tan<R>| {
                if let Some(adjoint) = adjoint {
                    adjoint.accumulate(R::inverse_back(&ct));
                }
            },
        )
    }
}

/// What rotations by matrices have.
pub trait MatrixOfRotation<T: Real + RealField, const D: usize>: Differentiable {
    /// Its matrix.
    fn __grads_matrix(
        &self,
    ) -> (
        SMatrix<T, D, D>,
        impl Fn(&Self, Option<&mut Tan<Self>>, SMatrix<T, D, D>) + Clone + Send + Sync + use<Self, T, D>,
    );
    /// Its matrix.
    fn __grads_into_inner(
        &self,
    ) -> (
        SMatrix<T, D, D>,
        impl Fn(&Self, Option<&mut Tan<Self>>, SMatrix<T, D, D>) + Clone + Send + Sync + use<Self, T, D>,
    );
    /// The rotation back.
    fn __grads_transpose(
        &self,
    ) -> (
        Rotation<T, D>,
        impl Fn(&Self, Option<&mut Tan<Self>>, SMatrix<T, D, D>) + Clone + Send + Sync + use<Self, T, D>,
    );
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> MatrixOfRotation<T, D> for Rotation<T, D> {
    #[inline]
    fn __grads_matrix(
        &self,
    ) -> (
        SMatrix<T, D, D>,
        impl Fn(&Self, Option<&mut Tan<Self>>, SMatrix<T, D, D>) + Clone + Send + Sync + use<T, D>,
    ) {
        (
            *self.matrix(),
            |_: &Self, adjoint: Option<&mut SMatrix<T, D, D>>, ct: SMatrix<T, D, D>| {
                add(adjoint, T::lit(1.0), &ct);
            },
        )
    }
    #[inline]
    fn __grads_into_inner(
        &self,
    ) -> (
        SMatrix<T, D, D>,
        impl Fn(&Self, Option<&mut Tan<Self>>, SMatrix<T, D, D>) + Clone + Send + Sync + use<T, D>,
    ) {
        self.__grads_matrix()
    }
    #[inline]
    fn __grads_transpose(
        &self,
    ) -> (
        Rotation<T, D>,
        impl Fn(&Self, Option<&mut Tan<Self>>, SMatrix<T, D, D>) + Clone + Send + Sync + use<T, D>,
    ) {
        self.__grads_inverse()
    }
}

methods! {
    /// What unit quaternions have.
    trait QuaternionMethods[T] for UnitQuaternion<T>
    where {
        T: Real + RealField,
    }

    /// The rotation back.
    fn __grads_conjugate(&self) -> UnitQuaternion<T> {
        self.__grads_inverse()
    }
    /// As a matrix, whose elements are products of the quaternion's.
    fn __grads_to_rotation_matrix(&self) -> Rotation3<T> {
        (self.to_rotation_matrix(), |q, adjoint, ct| {
            let (u, w) = (Vector3::new(q.i, q.j, q.k), q.w);
            let axial = axial(&ct);
            // twice the diagonal is in the first term, and the squares of the other two count against it
            let by_u = (ct + ct.transpose()) * u - u * ct.trace() + axial * w;
            let by_w = w * ct.trace() + Matrix::dot(&u, &axial);
            add(adjoint, T::lit(2.0), &by_u.push(by_w));
        })
    }
    /// The angle by which it turns.
    fn __grads_angle(&self) -> T {
        (self.angle(), |q, adjoint, ct| {
            let (u, w) = (Vector3::new(q.i, q.j, q.k), q.w);
            let length = u.norm();
            let squares = length * length + w * w;
            let by_w = -Real::signum(w) * length / squares;
            add(adjoint, T::lit(2.0) * ct, &(u * (Real::abs(w) / (length * squares))).push(by_w));
        })
    }
}

/// The vector that a matrix turns around, twice as long.
pub(in crate::foreign::nalgebra) fn axial<T: Real + RealField>(m: &Matrix3<T>) -> Vector3<T> {
    Vector3::new(
        m[(2, 1)] - m[(1, 2)],
        m[(0, 2)] - m[(2, 0)],
        m[(1, 0)] - m[(0, 1)],
    )
}

methods! {
    /// The angle of a rotation of the plane by its matrix.
    trait PlaneAngles[T] for Rotation2<T>
    where {
        T: Real + RealField,
    }

    /// The angle by which it turns.
    fn __grads_angle(&self) -> T {
        (self.angle(), |r, adjoint, ct| {
            let (sin, cos) = (r[(1, 0)], r[(0, 0)]);
            let ct = ct / (sin * sin + cos * cos);
            add(adjoint, ct, &Matrix2::new(-sin, T::lit(0.0), cos, T::lit(0.0)));
        })
    }
    /// With a row and a column more.
    fn __grads_to_homogeneous(&self) -> Matrix3<T> {
        (self.to_homogeneous(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct.fixed_view::<2, 2>(0, 0)))
    }
}

methods! {
    /// The angle of a rotation of space by its matrix.
    trait SpaceAngles[T] for Rotation3<T>
    where {
        T: Real + RealField,
    }

    /// The angle by which it turns. It has no derivative where that is zero: `NaN`.
    fn __grads_angle(&self) -> T {
        (self.angle(), |r, adjoint, ct| {
            let cos = (r.matrix().trace() - T::lit(1.0)) * T::lit(0.5);
            let sin = Real::sqrt(RealField::max(T::lit(1.0) - cos * cos, T::lit(0.0)));
            let by_trace = T::lit(-0.5) * ct / sin;
            if let Some(adjoint) = adjoint {
                (0..3).for_each(|i| adjoint[(i, i)] += by_trace);
            }
        })
    }
    /// With a row and a column more.
    fn __grads_to_homogeneous(&self) -> Matrix4<T> {
        (self.to_homogeneous(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct.fixed_view::<3, 3>(0, 0)))
    }
}
