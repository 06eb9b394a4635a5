//! Methods, operators and functions that make complex numbers: the value to the bit; the gradient, the tangent and second derivatives
//! against differences.

// Operations in all their spellings, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use num_complex::{Complex, Complex32, Complex64};

macro_rules! of_two {
    ($($name:ident: |$z:ident, $w:ident, $x:ident| $value:expr;)*) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            #[differentiable(order = 2)]
            fn f($z: Complex64, $w: Complex64, $x: f64) -> f64 {
                let value: Complex64 = $value;
                value.re + 2.0 * value.im + $z.re * $w.im * $x
            }

            #[differentiable]
            fn of_gradient(z: Complex64, w: Complex64, x: f64) -> f64 {
                let (d_z, d_w, d_x) = grad!(f)(z, w, x);
                d_z.norm_sqr() + d_w.re * d_w.im + d_x * d_x
            }

            #[test]
            fn both_modes() {
                let (z, w, x) = (Complex64::new(0.7, 0.4), Complex64::new(0.9, -0.6), 1.3);
                let (value, _) = value_and_grad!(f)(z, w, x);
                assert_eq!(value.to_bits(), f(z, w, x).to_bits());
                check_grads!(f)(z, w, x);
                check_grads!(f, forward)(z, w, x);
                check_grads!(of_gradient)(z, w, x);
            }
        }
    )*};
}

of_two! {
    exp: |z, w, x| (z * w).exp();
    exp2: |z, w, x| z.exp2() + w * x;
    ln: |z, w, x| z.ln() * w.ln();
    log: |z, w, x| z.log(x) + w.log(2.0);
    log2: |z, w, x| z.log2() + w;
    log10: |z, w, x| z.log10() + w;
    sqrt: |z, w, x| z.sqrt() / w.sqrt();
    cbrt: |z, w, x| z.cbrt() * w;
    sines: |z, w, x| z.sin() * w.cos() + z.tan();
    arcs: |z, w, x| z.asin() + w.acos() * z.atan();
    hyperbolic: |z, w, x| z.sinh() * w.cosh() + z.tanh();
    areas: |z, w, x| z.asinh() + w.acosh() * z.atanh();
    powi: |z, w, x| z.powi(3) + w.powi(-2) + z.powi(0) + w.powu(2) + w.powu(0);
    powf: |z, w, x| z.powf(x) + w.powf(0.5);
    powc: |z, w, x| z.powc(w);
    expf: |z, w, x| z.expf(x) + w.expf(2.0);
    inverses: |z, w, x| z.inv() + w.finv() * z.fdiv(w);
    conjugates: |z, w, x| z.conj() * w + w.conj();
    lengths: |z, w, x| w * z.norm() + z * w.norm_sqr() + w.l1_norm();
    angles: |z, w, x| w * z.arg() + z.arg();
    polar: |z, w, x| { let (r, angle) = z.to_polar(); Complex::from_polar(r * x, angle + w.re) };
    scaled: |z, w, x| z.scale(x) + w.unscale(x);
    made: |z, w, x| Complex64::new(z.im, x) * Complex::new(w.re, 2.0) + Complex64::cis(x) + Complex::from(x) * Complex64::i();
    literal: |z, w, x| { let y = Complex { re: x, im: z.re }; y * w + Complex { re: w.im, ..y } };
    pairs: |z, w, x| (z + w) * (z - w) / (w + z * w);
    numbers: |z, w, x| (z + x) * x - (w - x) / x + (x + z) * (x - w) + x * z + x / w + 2.0 * z + 1.0 / w - 0.5;
    references: |z, w, x| { let (a, b) = (&z, &w); a * b + (a - b) / b + a * &x + &x * b + a.exp() * *b - -a };
    assigned: |z, w, x| { let mut y = z; y *= w; y += z; y -= x; y /= w; y *= x; y += &z; y /= 2.0; -y };
    fields: |z, w, x| { let mut y = z; y.re = w.im * x; y.im += z.re; y.re *= y.im; y };
    branches: |z, w, x| if z.norm() > 0.5 && w.is_finite() && !z.is_nan() { z * w } else { w };
    sums: |z, w, x| { let all = [z, w, z * w]; let s: Complex64 = all.iter().sum(); s * all.iter().map(|a| a * x).sum::<Complex64>() };
    vectors: |z, w, x| { let mut all = vec![z; 3]; all[1] *= w; all[2] = all[1] + x; all.iter().zip(&[w, z, w]).map(|(a, b)| a * b).fold(Complex64::new(0.0, 0.0), |s, a| s + a) };
    options: |z, w, x| { let found = [z, w].iter().copied().find(|a| a.re > 0.8); found.unwrap_or(z) * 2.0 };
}

#[differentiable]
fn of_f32(z: Complex32, x: f32) -> f32 {
    let y = z * x + Complex::new(x, 1.0);
    y.norm_sqr() + y.exp().re
}

#[test]
fn numbers_of_32_bits() {
    let (z, x) = (Complex32::new(0.5, -0.25), 0.75);
    let (value, (dz, dx)) = value_and_grad!(of_f32)(z, x);
    assert_eq!(value.to_bits(), of_f32(z, x).to_bits());
    let at = |re: f32, im: f32, x: f32| f64::from(of_f32(Complex32::new(re, im), x));
    let h = 1e-2;
    let slopes = [
        at(0.5 + h, -0.25, x) - at(0.5 - h, -0.25, x),
        at(0.5, -0.25 + h, x) - at(0.5, -0.25 - h, x),
        at(0.5, -0.25, x + h) - at(0.5, -0.25, x - h),
    ];
    for (slope, d) in slopes.into_iter().zip([dz.re, dz.im, dx]) {
        assert!((slope / f64::from(2.0 * h) - f64::from(d)).abs() < 1e-3);
    }
}

#[differentiable]
fn length(z: Complex64) -> f64 {
    z.norm()
}

/// As `hypot` has it.
#[test]
fn length_has_no_slope_at_the_origin() {
    assert_eq!(
        grad!(length)(Complex64::new(0.0, 0.0)),
        Complex64::new(0.0, 0.0)
    );
}

#[differentiable]
fn power(z: Complex64, x: f64) -> f64 {
    z.powf(x).re
}

#[test]
fn power_of_zero_does_not_change_with_the_exponent() {
    let (value, (_, dx)) = value_and_grad!(power)(Complex64::new(0.0, 0.0), 2.0);
    assert_eq!((value, dx), (0.0, 0.0));
}

/// A Jacobian of what gives a complex number, which has a row for each part: those of a function with a slope belong together (Cauchy
/// and Riemann).
#[differentiable]
fn mapped(z: Complex64) -> Complex64 {
    z.sin() * z
}

#[test]
fn jacobian_of_a_function_with_a_slope() {
    let z = Complex64::new(0.3, 0.8);
    let jacobian = jacobian!(mapped)(z);
    let slope = z.cos() * z + z.sin();
    let expected = [[slope.re, -slope.im], [slope.im, slope.re]];
    for (i, row) in expected.iter().enumerate() {
        for (j, entry) in row.iter().enumerate() {
            assert!((jacobian[(i, j)] - entry).abs() < 1e-14);
        }
    }
}

/// Gradients are vectors, as of other types.
#[test]
fn gradients_step() {
    let mut z = Complex64::new(1.0, 1.0);
    for _ in 0..200 {
        let (_, dz) = value_and_grad!(distance)(z, Complex64::new(-0.5, 2.0));
        z -= 0.1 * dz;
    }
    assert!((z - Complex64::new(-0.5, 2.0)).norm() < 1e-9);
}

#[differentiable(wrt(z))]
fn distance(z: Complex64, w: Complex64) -> f64 {
    (z - w).norm_sqr()
}
