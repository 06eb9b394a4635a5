//! Helpers that say of their params only what they can be turned into, or seen as.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod helpers {
    use std::borrow::Borrow;

    fn norm(x: impl AsRef<[f64]>) -> f64 {
        x.as_ref().iter().map(|v| v * v).sum::<f64>().sqrt()
    }

    fn squares<T: AsRef<[f64]>>(x: &T) -> f64 {
        let x = x.as_ref();
        let mut sum = 0.0;
        for v in x {
            sum += v * v;
        }
        sum
    }

    pub fn seen_as_slices(p: &[f64]) -> f64 {
        let v = p.to_vec();
        squares(&v) + norm(&v) * norm(v) + norm([p[0], p[1]])
    }

    fn summed(x: impl Into<Vec<f64>>) -> f64 {
        let x: Vec<f64> = x.into();
        x.iter().map(|v| v.exp()).sum()
    }

    fn halved(x: impl Into<f64>) -> f64 {
        x.into() * 0.5
    }

    fn last<T>(x: T) -> f64
    where
        T: Into<Vec<f64>>,
    {
        let mut x = x.into();
        x.push(x[0] * 2.0);
        x.pop().unwrap_or(0.0) + x[1]
    }

    pub fn turned_into(p: &[f64]) -> f64 {
        let v = p.to_vec();
        let sums = summed(v.clone()) + summed(p) + summed([p[0], p[1] * p[1]]) + summed(&v[1..]);
        sums * halved(p[2]) * halved(2.0_f32) + halved(3) + last(v) * last(p)
    }

    #[derive(Clone, Copy)]
    pub struct Angle {
        pub radians: f64,
    }
    pub struct Degrees(pub f64);
    impl From<Degrees> for Angle {
        fn from(d: Degrees) -> Angle {
            Angle { radians: d.0 * 0.1 }
        }
    }
    impl From<f64> for Angle {
        fn from(radians: f64) -> Angle {
            Angle { radians }
        }
    }

    fn height(a: impl Into<Angle>, r: impl Into<f64>) -> f64 {
        let a: Angle = a.into();
        a.radians.sin() * r.into()
    }

    pub struct Arm {
        angle: Angle,
        lengths: Vec<f64>,
    }
    impl Arm {
        pub fn new(angle: impl Into<Angle>, lengths: impl Into<Vec<f64>>) -> Self {
            Arm {
                angle: angle.into(),
                lengths: lengths.into(),
            }
        }
        fn reach(&self) -> f64 {
            self.lengths.iter().sum::<f64>() * self.angle.radians.cos()
        }
    }

    pub fn of_own_types(p: &[f64]) -> f64 {
        let angle = Angle { radians: p[1] };
        height(p[0], p[1])
            + height(Degrees(p[1]), 2.0_f32)
            + height(angle, p[2])
            + Arm::new(p[0], p).reach() * Arm::new(angle, vec![p[1], p[2]]).reach()
    }

    fn mean<B: Borrow<f64>>(xs: &[B]) -> f64 {
        let mut sum = 0.0;
        for x in xs {
            sum += *x.borrow();
        }
        sum / xs.len() as f64
    }

    fn squared<I, B>(xs: I) -> f64
    where
        I: IntoIterator<Item = B>,
        B: Borrow<f64>,
    {
        let mut sum = 0.0;
        for x in xs {
            let x = x.borrow();
            sum += x * x;
        }
        sum
    }

    pub fn borrowed(p: &[f64]) -> f64 {
        mean(p) * mean(&[&p[0], &p[1]]) + squared(p) * squared(p.to_vec())
    }
}

macro_rules! agrees {
    ($f:ident) => {{
        for x in [[2.0, 0.1, 0.5], [0.7, 0.9, -0.4]] {
            let (value, gradient) = value_and_grad!(helpers::$f)(&x);
            same(value, helpers::$f(&x));
            agree(&gradient, helpers::$f, &x);
        }
    }};
}

#[test]
fn what_is_seen_as_a_slice_is_one() {
    agrees!(seen_as_slices);
}

#[test]
fn what_is_turned_into_a_type_is_of_that_type() {
    agrees!(turned_into);
    agrees!(of_own_types);
}

#[test]
fn what_is_borrowed_is_what_it_was() {
    agrees!(borrowed);
}
