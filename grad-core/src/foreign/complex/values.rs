//! As values: the gradient of a complex number is one.

use super::Number;
use crate::check::argument::{Argument, LendsOwn};
use crate::foreign::lift::{Base, Lift, Lower, Tangential};
use crate::matrix::Matrix;
use crate::real::Real;
use crate::tangent::{
    Accumulate, Blank, Ct, Differentiable, Field, LeafPath, Leaves, Marking, Reset, Tangent,
};
use crate::witness::{Foreign, Other};
use num_complex::Complex;

/// The number zero.
pub(super) fn zero<T: Real>() -> Complex<T> {
    Complex::new(T::lit(0.0), T::lit(0.0))
}

#[diagnostic::do_not_recommend]
impl<T: Real> Leaves for Complex<T> {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        at.field("re", |at| self.re.visit_leaves(at, f));
        at.field("im", |at| self.im.visit_leaves(at, f));
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.re.map_leaves(f);
        self.im.map_leaves(f);
    }
    #[inline]
    fn mark(&mut self, mark: Marking) {
        self.re.mark(mark);
        self.im.mark(mark);
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real> Differentiable for Complex<T> {
    type Tangent = Complex<T>;
    #[inline]
    fn zeros_like(&self) -> Complex<T> {
        zero()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real> Reset<Complex<T>> for Complex<T> {
    #[inline]
    fn reset(&mut self, _: &Complex<T>) {
        *self = zero();
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real> Accumulate<Complex<T>> for Complex<T> {
    #[inline]
    fn accumulate(&mut self, other: Complex<T>) {
        self.re += other.re;
        self.im += other.im;
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real> Ct for Complex<T> {
    #[inline]
    fn unseeded() -> Self {
        zero()
    }
    #[inline]
    fn shaped(self, _: Self) -> Self {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real> Blank for Complex<T> {
    #[inline]
    fn blank() -> Self {
        zero()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real> Tangent for Complex<T> {
    type Form = Matrix;
    #[inline]
    fn scale(&mut self, factor: f64) {
        self.re.scale(factor);
        self.im.scale(factor);
    }
    fn dot(&self, other: &Self) -> f64 {
        Tangent::dot(&self.re, &other.re) + Tangent::dot(&self.im, &other.im)
    }
    #[inline]
    fn axpy(&mut self, factor: f64, other: &Self) {
        self.re.axpy(factor, &other.re);
        self.im.axpy(factor, &other.im);
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real> Field for Complex<T> {}

#[diagnostic::do_not_recommend]
impl<T> Foreign for Complex<T> {
    type Itself = Other;
    type ByValue = Self;
    type ArrayByValue = Other;
}

#[diagnostic::do_not_recommend]
impl<T: Real> Argument for Complex<T> {
    type Own = Self;
    fn own(&self) -> Self {
        *self
    }
}

#[diagnostic::do_not_recommend]
impl<'lent, T: Real> LendsOwn<'lent> for Complex<T> {
    type Lent = Self;
    fn lend(own: &'lent mut Self) -> Self {
        *own
    }
}

/// The parts of a complex number's gradient.
pub trait Fields<T> {
    /// That of `re`.
    fn __grads_re(&self) -> &T;
    /// The same, to be added to.
    fn __grads_re_mut(&mut self) -> &mut T;
    /// That of `im`.
    fn __grads_im(&self) -> &T;
    /// The same, to be added to.
    fn __grads_im_mut(&mut self) -> &mut T;
}

#[diagnostic::do_not_recommend]
impl<T> Fields<T> for Complex<T> {
    #[inline]
    fn __grads_re(&self) -> &T {
        &self.re
    }
    #[inline]
    fn __grads_re_mut(&mut self) -> &mut T {
        &mut self.re
    }
    #[inline]
    fn __grads_im(&self) -> &T {
        &self.im
    }
    #[inline]
    fn __grads_im_mut(&mut self) -> &mut T {
        &mut self.im
    }
}

impl<T: Base + Number> Lift for Complex<T> {
    type Dual = Complex<T::Dual>;
    fn lift(&self, tangent: &Complex<T>) -> Complex<T::Dual> {
        Complex::new(self.re.lift(&tangent.re), self.im.lift(&tangent.im))
    }
}

impl<T: Base + Number> Lower for Complex<T> {
    fn lower(dual: Complex<T::Dual>) -> (Self, Self) {
        let (re, d_re) = T::lower(dual.re);
        let (im, d_im) = T::lower(dual.im);
        (Complex::new(re, im), Complex::new(d_re, d_im))
    }
}

impl<T: Base + Number> Tangential for Complex<T> {
    fn tangential(self) -> Self {
        self
    }
}
