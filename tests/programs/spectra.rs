//! Fourier transforms and complex functions, on pairs of vectors and on a type with operators.

use crate::harness::row::Program;
use grads::prelude::*;
use std::f64::consts::PI;
use std::ops::{Add, Mul, Neg, Sub};

/// A pair of vectors that the way back needs whole, and whose members are compared with each other by operators.
#[differentiable(forward)]
fn transformed(re: &[f64], im: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let n = re.len();
    if n == 1 {
        return (re.to_vec(), im.to_vec());
    }
    let even_re: Vec<f64> = re.iter().step_by(2).copied().collect();
    let even_im: Vec<f64> = im.iter().step_by(2).copied().collect();
    let odd_re: Vec<f64> = re.iter().skip(1).step_by(2).copied().collect();
    let odd_im: Vec<f64> = im.iter().skip(1).step_by(2).copied().collect();
    let (er, ei) = transformed(&even_re, &even_im);
    let (or, oi) = transformed(&odd_re, &odd_im);
    let mut out = (vec![0.0; n], vec![0.0; n]);
    for k in 0..n / 2 {
        let (s, c) = (-2.0 * PI * k as f64 / n as f64).sin_cos();
        let (tr, ti) = (c * or[k] - s * oi[k], c * oi[k] + s * or[k]);
        out.0[k] = er[k] + tr;
        out.1[k] = ei[k] + ti;
        out.0[k + n / 2] = er[k] - tr;
        out.1[k + n / 2] = ei[k] - ti;
    }
    out
}

#[differentiable(forward)]
fn log_power(x: &[f64]) -> f64 {
    let (re, im) = transformed(x, &vec![0.0; x.len()]);
    let powers = re.iter().zip(&im).skip(1);
    powers.map(|(a, b)| (a * a + b * b).ln()).sum()
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

impl Complex {
    const I: Complex = Complex { re: 0.0, im: 1.0 };
}

#[differentiable(forward)]
impl Complex {
    fn conj(self) -> Self {
        Complex {
            re: self.re,
            im: -self.im,
        }
    }
    fn norm_sqr(self) -> f64 {
        self.re * self.re + self.im * self.im
    }
    fn exp(self) -> Complex {
        let r = self.re.exp();
        Complex {
            re: r * self.im.cos(),
            im: r * self.im.sin(),
        }
    }
}

#[differentiable]
impl Add for Complex {
    type Output = Complex;
    fn add(self, o: Complex) -> Complex {
        Complex {
            re: self.re + o.re,
            im: self.im + o.im,
        }
    }
}

#[differentiable]
impl Sub for Complex {
    type Output = Complex;
    fn sub(self, o: Complex) -> Complex {
        Complex {
            re: self.re - o.re,
            im: self.im - o.im,
        }
    }
}

#[differentiable]
impl Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex {
            re: self.re * o.re - self.im * o.im,
            im: self.re * o.im + self.im * o.re,
        }
    }
}

#[differentiable]
impl Neg for Complex {
    type Output = Complex;
    fn neg(self) -> Complex {
        Complex {
            re: -self.re,
            im: -self.im,
        }
    }
}

/// A method that numbers have too, of what an operator gives.
#[differentiable]
fn iterated(x: f64, y: f64) -> f64 {
    let z = Complex { re: x, im: y };
    let w = (Complex::I * z).exp() - z.conj();
    let mut q = w + (-z).exp();
    for _ in 0..3 {
        q = q * q + z;
    }
    (-q).norm_sqr().ln() + (q * z).re
}

/// The numbers of a generic function by their names.
#[differentiable(forward)]
fn horner<T: Real>(coefficients: &[T], x: T) -> T {
    let sum = coefficients
        .iter()
        .rev()
        .fold(T::zero(), |acc, &c| acc * x + c);
    let mut least = T::infinity();
    for &c in coefficients {
        least = least.min(c);
    }
    sum / (T::one() + T::epsilon()) + least
}

#[differentiable(forward)]
fn in_double(coefficients: &[f64], x: f64) -> f64 {
    horner(coefficients, x)
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward log_power(&[0.3, -0.2, 0.5, 1.1]) calls transformed),
        program!(iterated(0.3, 0.4)),
        program!(forward in_double(&[1.0, 2.0, 3.0], 0.7)),
    ]
}
