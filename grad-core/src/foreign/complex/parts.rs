//! What depends on the real and the imaginary part apart: lengths, angles, conjugates, multiples.

use super::Number;
use super::functions::along;
use crate::foreign::declare::methods;
use crate::real::Real;
use crate::tangent::Accumulate as _;
use num_complex::Complex;
use num_traits::Float;

/// Adds a cotangent.
#[inline]
fn add<T: Number>(adjoint: Option<&mut Complex<T>>, ct: Complex<T>) {
    if let Some(adjoint) = adjoint {
        adjoint.accumulate(ct);
    }
}

/// The cotangent from that of the length: zero at the origin, as of `hypot`.
fn by_length<T: Number>(z: Complex<T>, length: T, ct: T) -> Complex<T> {
    match length == T::lit(0.0) {
        true => Complex::new(T::lit(0.0), T::lit(0.0)),
        false => z * (ct / length),
    }
}

/// The cotangent from that of the angle.
fn by_angle<T: Number>(z: Complex<T>, ct: T) -> Complex<T> {
    let ct = ct / z.norm_sqr();
    Complex::new(-z.im * ct, z.re * ct)
}

/// The sign of a number, as that of which `abs` has the derivative: zero at zero.
fn sign<T: Number>(x: T) -> T {
    match x == T::lit(0.0) {
        true => x,
        false => Float::signum(x),
    }
}

methods! {
    /// What complex numbers have beside functions.
    trait Parts[T] for Complex<T>
    where {
        T: Number,
    }

    /// The absolute value.
    fn __grads_norm(&self) -> T {
        let length = self.norm();
        (length, move |z, adjoint, ct| add(adjoint, by_length(*z, length, ct)))
    }
    /// The square of the absolute value.
    fn __grads_norm_sqr(&self) -> T {
        (self.norm_sqr(), |z, adjoint, ct| add(adjoint, *z * (ct + ct)))
    }
    /// The sum of the absolute values of both parts.
    fn __grads_l1_norm(&self) -> T {
        (self.l1_norm(), |z, adjoint, ct| {
            add(adjoint, Complex::new(ct * sign(z.re), ct * sign(z.im)));
        })
    }
    /// The angle.
    fn __grads_arg(&self) -> T {
        (self.arg(), |z, adjoint, ct| add(adjoint, by_angle(*z, ct)))
    }
    /// Absolute value and angle.
    fn __grads_to_polar(&self) -> (T, T) {
        let polar = self.to_polar();
        (polar, move |z, adjoint, (ct, ct_angle): (T, T)| {
            add(adjoint, by_length(*z, polar.0, ct) + by_angle(*z, ct_angle));
        })
    }
    /// With the other sign of the imaginary part.
    fn __grads_conj(&self) -> Complex<T> {
        (self.conj(), |_, adjoint, ct: Complex<T>| add(adjoint, ct.conj()))
    }
    /// `z * x`
    fn __grads_scale(&self, x: T) -> Complex<T> => (T,) {
        (self.scale(x), move |z, adjoint, ct: Complex<T>| {
            add(adjoint, ct * x);
            (along(ct, *z),)
        })
    }
    /// `z / x`
    fn __grads_unscale(&self, x: T) -> Complex<T> => (T,) {
        (self.unscale(x), move |z, adjoint, ct: Complex<T>| {
            add(adjoint, ct / x);
            (-along(ct, *z) / (x * x),)
        })
    }
    /// `z / w`
    fn __grads_fdiv(&self, w: Complex<T>) -> Complex<T> => (Complex<T>,) {
        let y = self.fdiv(w);
        (y, move |_, adjoint, ct: Complex<T>| {
            let by = ct / w.conj();
            add(adjoint, by);
            (-by * y.conj(),)
        })
    }
    /// Whether a part is.
    fn __grads_is_nan(&self) -> bool {
        let is_nan = Real::is_nan(self.re) || Real::is_nan(self.im);
        (is_nan, |_, _, ()| {})
    }
    /// Whether both parts are.
    fn __grads_is_finite(&self) -> bool {
        let is_finite = Real::is_finite(self.re) && Real::is_finite(self.im);
        (is_finite, |_, _, ()| {})
    }
    /// Whether a part is, and none is NaN.
    fn __grads_is_infinite(&self) -> bool {
        let is_nan = Real::is_nan(self.re) || Real::is_nan(self.im);
        let is_infinite = Real::is_infinite(self.re) || Real::is_infinite(self.im);
        (is_infinite && !is_nan, |_, _, ()| {})
    }
}
