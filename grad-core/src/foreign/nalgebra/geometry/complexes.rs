//! Rotations of the plane by complex numbers, whose gradient is that by the real and the imaginary part.

use super::rotations::Turns;
use crate::check::argument::{Argument, LendsOwn};
use crate::foreign::declare::methods;
use crate::real::Real;
use crate::tangent::{Differentiable, Field, LeafPath, Leaves, Marking, Reset};
use crate::witness::{Foreign, Other};
use nalgebra::{Complex, Matrix, Matrix2, RealField, Rotation2, Unit, UnitComplex, Vector2};

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Leaves for Unit<Complex<T>> {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        at.field("re", |at| self.re.visit_leaves(at, f));
        at.field("im", |at| self.im.visit_leaves(at, f));
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.as_mut_unchecked().re.map_leaves(f);
        self.as_mut_unchecked().im.map_leaves(f);
    }
    #[inline]
    fn mark(&mut self, mark: Marking) {
        self.as_mut_unchecked().re.mark(mark);
        self.as_mut_unchecked().im.mark(mark);
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Differentiable for Unit<Complex<T>> {
    type Tangent = Vector2<T>;
    #[inline]
    fn zeros_like(&self) -> Vector2<T> {
        Vector2::zeros()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Reset<Unit<Complex<T>>> for Vector2<T> {
    #[inline]
    fn reset(&mut self, like: &Unit<Complex<T>>) {
        *self = like.zeros_like();
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Field for Unit<Complex<T>> {}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Foreign for Unit<Complex<T>> {
    type Itself = Other;
    type ByValue = Self;
    type ArrayByValue = Self;
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Argument for Unit<Complex<T>> {
    type Own = Self;
    fn own(&self) -> Self {
        *self
    }
}

#[diagnostic::do_not_recommend]
impl<'lent, T: Real + RealField> LendsOwn<'lent> for Unit<Complex<T>> {
    type Lent = Self;
    fn lend(own: &'lent mut Self) -> Self {
        *own
    }
}

/// The product of two complex numbers, the second of which is conjugate.
fn by_conjugate<T: Real + RealField>(x: &Vector2<T>, y: &Complex<T>) -> Vector2<T> {
    Vector2::new(x[0] * y.re + x[1] * y.im, x[1] * y.re - x[0] * y.im)
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> Turns<T, 2> for UnitComplex<T> {
    #[inline]
    fn turned_back(&self, x: &Vector2<T>, ct: &Vector2<T>) -> (Vector2<T>, Vector2<T>) {
        let by_turn = Vector2::new(Matrix::dot(x, ct), ct[1] * x[0] - ct[0] * x[1]);
        (by_turn, by_conjugate(ct, self))
    }
    #[inline]
    fn product_back(&self, rhs: &Self, ct: &Vector2<T>) -> (Vector2<T>, Vector2<T>) {
        (by_conjugate(ct, rhs), by_conjugate(ct, self))
    }
    #[inline]
    fn inverted(&self) -> Self {
        self.inverse()
    }
    #[inline]
    fn inverse_back(ct: &Vector2<T>) -> Vector2<T> {
        Vector2::new(ct[0], -ct[1])
    }
}

methods! {
    /// What unit complex numbers have.
    trait ComplexMethods[T] for UnitComplex<T>
    where {
        T: Real + RealField,
    }

    /// The angle by which it turns.
    fn __grads_angle(&self) -> T {
        (self.angle(), |z, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                let ct = ct / (z.re * z.re + z.im * z.im);
                *adjoint += Vector2::new(-z.im * ct, z.re * ct);
            }
        })
    }
    /// As a matrix.
    fn __grads_to_rotation_matrix(&self) -> Rotation2<T> {
        (self.to_rotation_matrix(), |_, adjoint, ct: Matrix2<T>| {
            if let Some(adjoint) = adjoint {
                *adjoint += Vector2::new(ct.trace(), ct[(1, 0)] - ct[(0, 1)]);
            }
        })
    }
}
