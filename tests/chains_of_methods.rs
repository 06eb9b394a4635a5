//! What methods give whose names numbers have, too, kept in variables: of complex numbers, of which nothing but the method that
//! measures them says that they are none, and of numbers.

use grads::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

#[differentiable]
impl Complex {
    fn exp(self) -> Complex {
        let r = self.re.exp();
        Complex {
            re: r * self.im.cos(),
            im: r * self.im.sin(),
        }
    }
    fn sqrt(self) -> Complex {
        let (r, angle) = (self.abs().sqrt(), self.im.atan2(self.re) / 2.0);
        Complex {
            re: r * angle.cos(),
            im: r * angle.sin(),
        }
    }
    fn abs(self) -> f64 {
        self.re.hypot(self.im)
    }
    fn norm(self) -> f64 {
        self.re * self.re + self.im * self.im
    }
}

#[differentiable]
impl std::ops::Mul for Complex {
    type Output = Complex;
    fn mul(self, other: Complex) -> Complex {
        Complex {
            re: self.re * other.re - self.im * other.im,
            im: self.re * other.im + self.im * other.re,
        }
    }
}

#[differentiable]
fn make(x: f64) -> Complex {
    Complex { re: x, im: x * x }
}

#[differentiable]
fn one(x: f64) -> f64 {
    let z = make(x).exp();
    z.abs()
}

#[differentiable]
fn two(x: f64) -> f64 {
    let z = make(x).exp();
    let w = z.sqrt();
    w.abs()
}

#[differentiable]
fn product(x: f64) -> f64 {
    let z = make(x).exp();
    let w = z * z;
    w.abs()
}

#[differentiable]
fn own_method(x: f64) -> f64 {
    let z = make(x).exp();
    z.norm()
}

#[differentiable]
fn shadowed(x: f64) -> f64 {
    let z = make(x);
    let z = z.exp();
    let w = z.sqrt();
    w.norm().sqrt()
}

#[differentiable]
fn plain(x: f64) -> f64 {
    x * x * 0.1
}

#[differentiable]
fn number(x: f64) -> f64 {
    let d = plain(x).ln();
    let e = d * plain(d).sqrt();
    d.abs() + e.abs()
}

#[differentiable]
fn in_turn(x: f64, b: f64) -> f64 {
    let a = b.exp();
    let b = a.sin();
    b.abs() * x
}

macro_rules! near {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let (x, h) = (0.7, 1e-6);
            let (value, gradient) = value_and_grad!(super::$name)(x);
            assert_eq!(value.to_bits(), super::$name(x).to_bits());
            let expected = (super::$name(x + h) - super::$name(x - h)) / (2.0 * h);
            let error = (gradient - expected).abs();
            assert!(error < 1e-6 * (1.0 + expected.abs()), "{gradient}, not {expected}");
        }
    )*};
}

mod right {
    use grads::prelude::*;

    near!(one two product own_method shadowed number);
}

#[test]
fn names_that_are_given_each_other_come_to_an_end() {
    let (value, (dx, db)) = value_and_grad!(in_turn)(0.5, 0.3);
    assert_eq!(value, in_turn(0.5, 0.3));
    let h = 1e-6;
    let expected = (in_turn(0.5, 0.3 + h) - in_turn(0.5, 0.3 - h)) / (2.0 * h);
    assert!((dx - in_turn(1.0, 0.3)).abs() < 1e-12);
    assert!((db - expected).abs() < 1e-7);
}
