//! What else unit quaternions have: angles, powers, what lies between two of them.

use super::made::SpaceRotations as _;
use super::rotations::{QuaternionMethods as _, Turns};
use crate::foreign::declare::{Tan, methods};
use crate::foreign::lift::{Base, Lift};
use crate::real::Real;
use crate::tangent::Differentiable;
use nalgebra::{
    Matrix, Matrix3, Quaternion, RealField, Rotation3, SMatrix, SVector, Unit, UnitQuaternion,
    Vector3, Vector4, Vector6,
};

/// The derivatives of a function of a few numbers, one after the other by dual numbers.
fn jacobian<T, const N: usize, const M: usize>(
    x: &SVector<T, N>,
    f: impl Fn(SVector<T::Dual, N>) -> SVector<T::Dual, M>,
) -> SMatrix<T, M, N>
where
    T: Base + RealField + Lift<Dual: RealField>,
{
    let along = |j: usize| {
        let x = SVector::from_fn(|i, _| x[i].lift(&T::lit(f64::from(u8::from(i == j)))));
        f(x)
    };
    let columns: [SVector<T::Dual, M>; N] = std::array::from_fn(along);
    SMatrix::from_fn(|i, j| T::lower(columns[j][i]).1)
}

/// The quaternion with these coordinates.
fn quaternion<T: Real + RealField>(x: Vector4<T>) -> UnitQuaternion<T> {
    Unit::new_unchecked(Quaternion::from(x))
}

/// The axis of a unit quaternion, as long as the angle, by its coordinates: also where that is zero.
fn by_scaled_axis<T: Real + RealField>(q: &UnitQuaternion<T>, ct: &Vector3<T>) -> Vector4<T> {
    let (u, w) = (q.imag(), q.w);
    let (n, a) = (u.norm_squared(), Real::abs(w));
    let r = n / (a * a);
    let sign = Real::signum(w);
    // the angle over the length of `u`, and its slope by that over the same once more
    let (h, slope) = if r < T::lit(1e-3) {
        let at = |c: [f64; 5]| {
            c.iter()
                .rev()
                .fold(T::lit(0.0), |sum, c| sum * r + T::lit(*c))
        };
        let h = T::lit(2.0) / a * at([1.0, -1.0 / 3.0, 0.2, -1.0 / 7.0, 1.0 / 9.0]);
        let slope = at([-1.0 / 3.0, 0.4, -3.0 / 7.0, 4.0 / 9.0, -5.0 / 11.0]);
        (h, T::lit(4.0) / (a * a * a) * slope)
    } else {
        let length = Real::sqrt(n);
        let h = T::lit(2.0) * Real::atan2(length, a) / length;
        (h, (T::lit(2.0) * a / (n + a * a) - h) / n)
    };
    let along = Matrix::dot(&u, ct);
    let by_u = (ct * h + u * (along * slope)) * sign;
    by_u.push(along * T::lit(-2.0) / (n + a * a))
}

methods! {
    /// Angles and powers.
    trait QuaternionAngles[T] for UnitQuaternion<T>
    where {
        T: Base + RealField,
    }

    /// The axis, as long as the angle.
    fn __grads_scaled_axis(&self) -> Vector3<T> {
        (self.scaled_axis(), |q, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                *adjoint += by_scaled_axis(q, &ct);
            }
        })
    }
    /// Roll, pitch and yaw.
    fn __grads_euler_angles(&self) -> (T, T, T) {
        (self.euler_angles(), |q, adjoint, (roll, pitch, yaw)| {
            let by = jacobian(&q.coords, |q| {
                let (roll, pitch, yaw) = quaternion(q).euler_angles();
                Vector3::new(roll, pitch, yaw)
            });
            if let Some(adjoint) = adjoint {
                *adjoint += by.tr_mul(&Vector3::new(roll, pitch, yaw));
            }
        })
    }
    /// The same axis with a multiple of the angle.
    fn __grads_powf(&self, n: T) -> UnitQuaternion<T> => (T,) {
        (self.powf(n), move |q, adjoint, ct| {
            let axis = q.scaled_axis();
            let (_, back) = UnitQuaternion::__grads_from_scaled_axis__needs_differentiable_on_impl_and_trait(axis * n);
            let (by_axis,) = back(ct);
            if let Some(adjoint) = adjoint {
                *adjoint += by_scaled_axis(q, &(by_axis * n));
            }
            (Matrix::dot(&by_axis, &axis),)
        })
    }
    /// The rotation from this one to another.
    fn __grads_rotation_to(&self, other: &UnitQuaternion<T>) -> UnitQuaternion<T>, UnitQuaternion<T> {
        (self.rotation_to(other), |q, of_q, other, of_other, ct| {
            let (by_other, by_inverse) = other.product_back(&q.inverse(), &ct);
            if let Some(of_q) = of_q {
                *of_q += UnitQuaternion::inverse_back(&by_inverse);
            }
            if let Some(of_other) = of_other {
                *of_other += by_other;
            }
        })
    }
    /// The angle of that.
    fn __grads_angle_to(&self, other: &UnitQuaternion<T>) -> T, UnitQuaternion<T> {
        (self.angle_to(other), |q, of_q, other, of_other, ct| {
            let (between, to_between) = q.__grads_rotation_to(other);
            let mut by_between = Vector4::zeros();
            between.__grads_angle().1(&between, Some(&mut by_between), ct);
            to_between(q, of_q, other, of_other, by_between);
        })
    }
    /// The rotation at a part of the way to another.
    fn __grads_slerp(&self, other: &UnitQuaternion<T>, t: T) -> UnitQuaternion<T>, UnitQuaternion<T> => (T,) {
        (self.slerp(other, t), move |q, of_q, other, of_other, ct| {
            let one = T::lit(1.0);
            // the shorter way
            let sign = match q.coords.dot(&other.coords) < T::lit(0.0) {
                true => -one,
                false => one,
            };
            let to = other.coords * sign;
            let cosine = RealField::min(q.coords.dot(&to), one);
            let (along, along_to) = (q.coords.dot(&ct), to.dot(&ct));
            let (share, share_to) = (Share::at(one - t, cosine), Share::at(t, cosine));
            let by_cosine = along * share.by_cosine + along_to * share_to.by_cosine;
            if let Some(of_q) = of_q {
                *of_q += ct * share.value + to * by_cosine;
            }
            if let Some(of_other) = of_other {
                *of_other += (ct * share_to.value + q.coords * by_cosine) * sign;
            }
            (along_to * share_to.by_part - along * share.by_part,)
        })
    }
}

/// `sin(k a) / sin(a)`, with its slopes by the cosine of `a` and by `k`.
struct Share<T> {
    value: T,
    by_cosine: T,
    by_part: T,
}

impl<T: Real + RealField> Share<T> {
    fn at(k: T, cosine: T) -> Self {
        let (one, less) = (T::lit(1.0), cosine - T::lit(1.0));
        let angle = Real::acos(cosine);
        let sine = Real::sqrt((one - cosine) * (one + cosine));
        if -less > T::lit(1e-4) {
            let (sin_k, cos_k) = Real::sin_cos(k * angle);
            return Share {
                value: sin_k / sine,
                by_cosine: (sin_k * cosine - k * cos_k * sine) / (sine * sine * sine),
                by_part: angle * cos_k / sine,
            };
        }
        // by the series around 1, from the differential equation of the Chebyshev polynomials of the second kind
        let first = (k * k - one) * k / T::lit(3.0);
        let second = (k * k - T::lit(4.0)) * first / T::lit(5.0);
        let third = (k * k - T::lit(9.0)) * second / T::lit(7.0);
        let squared = T::lit(-2.0) * less;
        Share {
            value: k + less * (first + less * (second / T::lit(2.0) + less * third / T::lit(6.0))),
            by_cosine: first + less * (second + less * third / T::lit(2.0)),
            by_part: Real::cos(k * Real::sqrt(squared)) * (one + squared / T::lit(6.0)),
        }
    }
}

/// Unit quaternions that are made of others things than angles.
pub trait QuaternionsFrom<T: Real + RealField>: Differentiable + Sized {
    /// As a quaternion.
    #[allow(non_snake_case)]
    fn __grads_from_rotation_matrix__needs_differentiable_on_impl_and_trait(
        rotation: &Rotation3<T>,
    ) -> (Self, fn(&Rotation3<T>, Option<&mut Matrix3<T>>, Tan<Self>));
    /// What turns one direction to another; none if they are opposite.
    #[allow(non_snake_case)]
    fn __grads_rotation_between__needs_differentiable_on_impl_and_trait(
        from: &Vector3<T>,
        to: &Vector3<T>,
    ) -> (
        Option<Self>,
        fn(
            &Vector3<T>,
            Option<&mut Vector3<T>>,
            &Vector3<T>,
            Option<&mut Vector3<T>>,
            Option<Tan<Self>>,
        ),
    );
}

#[diagnostic::do_not_recommend]
impl<T: Base + RealField> QuaternionsFrom<T> for UnitQuaternion<T> {
    fn __grads_from_rotation_matrix__needs_differentiable_on_impl_and_trait(
        rotation: &Rotation3<T>,
    ) -> (Self, fn(&Rotation3<T>, Option<&mut Matrix3<T>>, Vector4<T>)) {
        let back = |rotation: &Rotation3<T>, adjoint: Option<&mut Matrix3<T>>, ct: Vector4<T>| {
            let elements = SVector::<T, 9>::from_iterator(rotation.matrix().iter().copied());
            let by = jacobian(&elements, |elements| {
                let matrix = Matrix3::from_iterator(elements.iter().copied());
                let rotation = Rotation3::from_matrix_unchecked(matrix);
                UnitQuaternion::from_rotation_matrix(&rotation).coords
            });
            let by = by.tr_mul(&ct);
            let places = adjoint.into_iter().flat_map(|a| a.iter_mut());
            places.zip(by.iter()).for_each(|(place, by)| *place += *by);
        };
        (UnitQuaternion::from_rotation_matrix(rotation), back)
    }

    fn __grads_rotation_between__needs_differentiable_on_impl_and_trait(
        from: &Vector3<T>,
        to: &Vector3<T>,
    ) -> (
        Option<Self>,
        fn(
            &Vector3<T>,
            Option<&mut Vector3<T>>,
            &Vector3<T>,
            Option<&mut Vector3<T>>,
            Option<Vector4<T>>,
        ),
    ) {
        (
            UnitQuaternion::rotation_between(from, to),
            |from, of_from, to, of_to, ct| {
                let Some(ct) = ct else { return };
                let both = Vector6::new(from.x, from.y, from.z, to.x, to.y, to.z);
                // the sum of the rotation by twice the angle and of none, which has the same direction
                let by = jacobian(&both, |x| {
                    let from = Vector3::new(x[0], x[1], x[2]).normalize();
                    let to = Vector3::new(x[3], x[4], x[5]).normalize();
                    let real = Matrix::dot(&from, &to) + Real::lit(1.0);
                    from.cross(&to).push(real).normalize()
                });
                let by = by.tr_mul(&ct);
                if let Some(of_from) = of_from {
                    *of_from += by.fixed_rows::<3>(0);
                }
                if let Some(of_to) = of_to {
                    *of_to += by.fixed_rows::<3>(3);
                }
            },
        )
    }
}
