//! Through operators on types of the user's that stand outside of a world: by value, by reference, with numbers on either side, assigning,
//! and with a value that is no sum or product of anything.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use std::ops::{AddAssign, Div, Mul, MulAssign, Neg, Sub};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

#[differentiable(order = 2)]
impl Mul for Complex {
    type Output = Complex;
    fn mul(self, other: Complex) -> Complex {
        Complex {
            re: self.re * other.re - self.im * other.im,
            im: self.re * other.im + self.im * other.re,
        }
    }
}

// not the same as by value: what is asked for is the derivative of this one
#[differentiable(order = 2)]
impl<'a> Mul<&'a Complex> for &Complex {
    type Output = Complex;
    fn mul(self, other: &Complex) -> Complex {
        Complex {
            re: self.re * other.re + self.re.sin(),
            im: self.im * other.re,
        }
    }
}

#[differentiable(order = 2)]
impl Mul<f64> for Complex {
    type Output = Complex;
    fn mul(self, by: f64) -> Complex {
        Complex {
            re: self.re * by,
            im: self.im * by,
        }
    }
}

#[differentiable(order = 2)]
impl Mul<Complex> for f64 {
    type Output = Complex;
    fn mul(self, of: Complex) -> Complex {
        Complex {
            re: self * of.re,
            im: self * self * of.im,
        }
    }
}

#[differentiable(order = 2)]
impl Div for Complex {
    type Output = f64;
    fn div(self, by: Complex) -> f64 {
        (self.re + self.im) / (by.re * by.re + by.im * by.im)
    }
}

#[differentiable(order = 2)]
impl MulAssign for Complex {
    fn mul_assign(&mut self, by: Complex) {
        let re = self.re * by.re - self.im * by.im;
        self.im = self.re * by.im + self.im * by.re * by.re;
        self.re = re;
    }
}

#[differentiable(order = 2)]
impl AddAssign<&Complex> for Complex {
    fn add_assign(&mut self, more: &Complex) {
        self.re += more.re;
        self.im += more.im * self.re;
    }
}

#[differentiable(order = 2)]
impl Neg for Complex {
    type Output = Complex;
    fn neg(self) -> Complex {
        Complex {
            re: -self.re * self.re,
            im: -self.im,
        }
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point<const N: usize> {
    at: [f64; N],
}

#[differentiable(order = 2)]
impl<const N: usize> Sub for Point<N> {
    type Output = Point<N>;
    fn sub(self, from: Point<N>) -> Point<N> {
        let mut at = [0.0; N];
        for i in 0..N {
            at[i] = self.at[i] - from.at[i] * self.at[0];
        }
        Point { at }
    }
}

#[differentiable(order = 2)]
impl<const N: usize> Mul for Point<N> {
    type Output = f64;
    fn mul(self, other: Point<N>) -> f64 {
        let mut sum = 0.0;
        for i in 0..N {
            sum += self.at[i] * other.at[i] * other.at[i];
        }
        sum
    }
}

#[differentiable(order = 2)]
fn of_all(x: &[f64]) -> f64 {
    let (a, b) = (
        Complex { re: x[0], im: x[1] },
        Complex { re: x[2], im: x[3] },
    );
    let (mut c, d) = (a * b, &a * &b);
    c *= d * x[4];
    c += &(x[0] * b);
    let e = -c;
    let p = Point {
        at: [x[0], x[1], x[2]],
    };
    let q = p - Point {
        at: [x[3], x[4], x[0]],
    };
    e.re * e.im + (a / d) * 2.0 + p * q
}

#[test]
fn through_operators_of_the_users() {
    let x = [0.7, -0.3, 0.5, 1.1, 0.9];
    let gradient = |x: &[f64]| grad!(of_all)(x);
    check_grads!(of_all)(&x);
    check_grads!(of_all, forward)(&x);
    let hessian = hessian!(of_all)(&x);
    for j in 0..5 {
        let column = super::differences(|h| {
            let mut moved = x;
            moved[j] += h;
            gradient(&moved)
        });
        for i in 0..5 {
            let error = (hessian[(i, j)] - column[i]).abs();
            assert!(
                error <= 1e-7 * (1.0 + column[i].abs()),
                "({i}, {j}): {error}"
            );
            assert!((hessian[(i, j)] - hessian[(j, i)]).abs() <= 1e-12);
        }
    }
}
