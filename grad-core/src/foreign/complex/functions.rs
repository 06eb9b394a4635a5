//! Functions with a slope as functions of complex numbers.

use super::Number;
use crate::foreign::declare::methods;
use crate::tangent::Accumulate as _;
use num_complex::Complex;

/// Adds the cotangent of `z`, of which a function with this slope was taken.
#[inline]
pub(super) fn add<T: Number>(adjoint: Option<&mut Complex<T>>, ct: Complex<T>, slope: Complex<T>) {
    if let Some(adjoint) = adjoint {
        adjoint.accumulate(ct * slope.conj());
    }
}

/// The cotangent of a number along which a value changes by `slope`.
#[inline]
pub(super) fn along<T: Number>(ct: Complex<T>, slope: Complex<T>) -> T {
    ct.re * slope.re + ct.im * slope.im
}

fn number<T: Number>(x: f64) -> Complex<T> {
    Complex::from(T::lit(x))
}

/// `1 / sqrt(1 - z^2)`
fn by_arc<T: Number>(z: Complex<T>) -> Complex<T> {
    (number::<T>(1.0) - z * z).sqrt().inv()
}

/// The slope of `z.powi(n)`.
fn of_power<T: Number>(z: Complex<T>, n: i32) -> Complex<T> {
    match n {
        0 => number(0.0),
        n => z.powi(n - 1) * T::lit(f64::from(n)),
    }
}

/// What `z^w` changes by with `w`, for the value `y`: nothing where it is zero.
fn by_exponent<T: Number>(z: Complex<T>, y: Complex<T>) -> Complex<T> {
    match y == number(0.0) {
        true => y,
        false => y * z.ln(),
    }
}

/// The functions of `z` alone, with their values `y` and their slopes.
macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident $method:ident |$z:ident, $y:ident| $slope:expr;)*) => {
        methods! {
            /// Functions of complex numbers.
            trait Functions[T] for Complex<T>
            where {
                T: Number,
            }

            $(
                $(#[$doc])*
                fn $name(&self) -> Complex<T> {
                    let $z = *self;
                    let $y = $z.$method();
                    ($y, move |_, adjoint, ct| {
                        if adjoint.is_some() {
                            add(adjoint, ct, $slope);
                        }
                    })
                }
            )*
            /// `z^n`
            fn __grads_powi(&self, n: i32) -> Complex<T> => ((),) {
                (self.powi(n), move |z, adjoint, ct| {
                    add(adjoint, ct, of_power(*z, n));
                    ((),)
                })
            }
            /// `z^n`
            fn __grads_powu(&self, n: u32) -> Complex<T> => ((),) {
                (self.powu(n), move |z, adjoint, ct| {
                    let slope = match n {
                        0 => number(0.0),
                        n => z.powu(n - 1) * T::lit(f64::from(n)),
                    };
                    add(adjoint, ct, slope);
                    ((),)
                })
            }
            /// `z^x`
            fn __grads_powf(&self, x: T) -> Complex<T> => (T,) {
                let y = self.powf(x);
                (y, move |z, adjoint, ct| {
                    add(adjoint, ct, z.powf(x - T::lit(1.0)) * x);
                    (along(ct, by_exponent(*z, y)),)
                })
            }
            /// `z^w`
            fn __grads_powc(&self, w: Complex<T>) -> Complex<T> => (Complex<T>,) {
                let y = self.powc(w);
                (y, move |z, adjoint, ct| {
                    add(adjoint, ct, w * z.powc(w - T::lit(1.0)));
                    (ct * by_exponent(*z, y).conj(),)
                })
            }
            /// `base^z`
            fn __grads_expf(&self, base: T) -> Complex<T> => (T,) {
                let y = self.expf(base);
                (y, move |z, adjoint, ct| {
                    add(adjoint, ct, y * num_traits::Float::ln(base));
                    (along(ct, *z * y / base),)
                })
            }
            /// The logarithm to a base.
            fn __grads_log(&self, base: T) -> Complex<T> => (T,) {
                let y = self.log(base);
                (y, move |z, adjoint, ct| {
                    let ln = num_traits::Float::ln(base);
                    add(adjoint, ct, (*z * ln).inv());
                    (-along(ct, y) / (base * ln),)
                })
            }
        }
    };
}

functions! {
    /// `e^z`
    __grads_exp exp |_z, y| y;
    /// `2^z`
    __grads_exp2 exp2 |_z, y| y * T::lit(std::f64::consts::LN_2);
    /// The logarithm.
    __grads_ln ln |z, _y| z.inv();
    /// The logarithm to the base 2.
    __grads_log2 log2 |z, _y| (z * T::lit(std::f64::consts::LN_2)).inv();
    /// The logarithm to the base 10.
    __grads_log10 log10 |z, _y| (z * T::lit(std::f64::consts::LN_10)).inv();
    /// The square root.
    __grads_sqrt sqrt |_z, y| (y * T::lit(2.0)).inv();
    /// The cube root.
    __grads_cbrt cbrt |_z, y| (y * y * T::lit(3.0)).inv();
    /// The sine.
    __grads_sin sin |z, _y| z.cos();
    /// The cosine.
    __grads_cos cos |z, _y| -z.sin();
    /// The tangent.
    __grads_tan tan |_z, y| y * y + T::lit(1.0);
    /// The inverse sine.
    __grads_asin asin |z, _y| by_arc(z);
    /// The inverse cosine.
    __grads_acos acos |z, _y| -by_arc(z);
    /// The inverse tangent.
    __grads_atan atan |z, _y| (z * z + T::lit(1.0)).inv();
    /// The hyperbolic sine.
    __grads_sinh sinh |z, _y| z.cosh();
    /// The hyperbolic cosine.
    __grads_cosh cosh |z, _y| z.sinh();
    /// The hyperbolic tangent.
    __grads_tanh tanh |_z, y| number::<T>(1.0) - y * y;
    /// The inverse hyperbolic sine.
    __grads_asinh asinh |z, _y| (z * z + T::lit(1.0)).sqrt().inv();
    /// The inverse hyperbolic cosine.
    __grads_acosh acosh |z, _y| ((z - T::lit(1.0)).sqrt() * (z + T::lit(1.0)).sqrt()).inv();
    /// The inverse hyperbolic tangent.
    __grads_atanh atanh |z, _y| (number::<T>(1.0) - z * z).inv();
    /// `1 / z`
    __grads_inv inv |_z, y| -(y * y);
    /// `1 / z`
    __grads_finv finv |_z, y| -(y * y);
}
