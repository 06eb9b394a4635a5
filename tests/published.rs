//! Habits of published crates: numbers that are not zero, traits with type params, constants of one's own types, attributes on conditions,
//! errors that borrow, blocks over the floats of `num_traits`.

#![allow(clippy::all)]

#[path = "claims/mod.rs"]
mod claims;
#[path = "published/special/mod.rs"]
mod special;

use grads::prelude::*;
use std::num::{NonZero, NonZeroU32, NonZeroUsize};

struct Midpoint {
    degree: NonZeroU32,
}

#[differentiable]
impl Midpoint {
    fn new(degree: NonZeroU32) -> Self {
        Self { degree }
    }
    fn integrate(&self, a: f64, b: f64) -> f64 {
        let h = (b - a) / f64::from(self.degree.get());
        let mut sum = 0.0;
        for i in 0..self.degree.get() {
            sum += (a + (f64::from(i) + 0.5) * h).sin();
        }
        sum * h
    }
}

#[differentiable]
fn midpoint(a: f64, b: f64) -> f64 {
    Midpoint::new(NonZeroU32::new(7).unwrap()).integrate(a, b)
}

#[differentiable]
fn average(x: &[f64], n: NonZeroUsize, power: NonZero<u8>) -> f64 {
    x.iter().map(|x| x.powi(power.get().into())).sum::<f64>() / n.get() as f64
}

#[derive(Clone, Copy, Differentiable)]
struct Ellipsoid {
    a: f64,
    f: f64,
}

#[differentiable]
trait Direct<T> {
    fn direct(&self, lat: f64, s: f64) -> T;
    fn back(&self, reached: T) -> f64;
}

#[differentiable]
impl Direct<(f64, f64)> for Ellipsoid {
    fn direct(&self, lat: f64, s: f64) -> (f64, f64) {
        (self.a * lat + s, self.f * s * lat)
    }
    fn back(&self, (x, y): (f64, f64)) -> f64 {
        x * y * self.a
    }
}

#[differentiable]
impl Direct<[f64; 3]> for Ellipsoid {
    fn direct(&self, lat: f64, s: f64) -> [f64; 3] {
        let (x, y) = (self.a * s, lat.sin());
        [x, y, x * y]
    }
    fn back(&self, reached: [f64; 3]) -> f64 {
        reached[0] * self.a + reached[1] * reached[2]
    }
}

#[differentiable]
fn there_and_back(e: Ellipsoid, x: f64) -> f64 {
    let (a, b): (f64, f64) = e.direct(x, 2.0 * x);
    let c: [f64; 3] = e.direct(a, b);
    a * b + e.back((a, b)) + e.back([c[0], x, c[2]])
}

#[derive(Clone, Copy, Differentiable)]
struct Positive(f64);

#[differentiable]
impl Positive {
    #[no_diff]
    const fn new(x: f64) -> Option<Positive> {
        if x > 0.0 { Some(Positive(x)) } else { None }
    }
    fn get(self) -> f64 {
        self.0
    }
}

#[derive(Clone, Differentiable)]
struct Jacobi {
    weights: Vec<(f64, f64)>,
    alpha: Positive,
}

#[differentiable]
impl From<Vec<(f64, f64)>> for Jacobi {
    fn from(weights: Vec<(f64, f64)>) -> Self {
        const ALPHA: Positive = Positive::new(0.25).unwrap();
        Self {
            weights,
            alpha: ALPHA,
        }
    }
}

#[differentiable]
fn constants(x: f64) -> f64 {
    const TWO: Positive = Positive::new(2.0).unwrap();
    const THREE: Positive = Positive(3.0);
    let rule = Jacobi::from(vec![(x, x * x)]);
    let mut changed = TWO;
    changed.0 *= x;
    rule.weights[0].1 * rule.alpha.get() * TWO.0 + THREE.get() * x * changed.get()
}

#[derive(Clone, Copy, PartialEq)]
enum Planet {
    Venus,
    Earth,
}

#[differentiable]
fn semidiameter<'a>(planet: &Planet, distance: f64) -> Result<f64, &'a str> {
    let s = match *planet {
        Planet::Venus => 8.41,
        Planet::Earth => return Err("the Earth is here"),
    };
    Ok((s / distance).atan())
}

#[differentiable]
fn kepler<'a>(t: f64, e: f64) -> Result<(f64, f64), &'a str> {
    let mut s = t;
    for i in 0..30 {
        if i > 28 {
            return Err("too slow");
        }
        let next = t + e * s.sin();
        if (next - s).abs() < 1e-15 {
            break;
        }
        s = next;
    }
    Ok((s, e * s.cos()))
}

#[differentiable]
fn sky(x: f64, e: f64) -> f64 {
    let a = match semidiameter(&Planet::Venus, x) {
        Ok(angle) => angle,
        Err(_) => 0.0,
    };
    let (b, c) = kepler(x, e).unwrap();
    a + b * c + semidiameter(&Planet::Earth, x).unwrap_or(2.0 * x)
}

#[derive(Clone)]
struct Date(u64);

fn years(date: &Date) -> f64 {
    date.0 as f64 / 365.25
}

#[derive(Differentiable)]
#[cfg_attr(any(), derive(Elsewhere), elsewhere(rename_all = "UPPERCASE"))]
#[cfg_attr(any(), derive(Elsewhere))]
struct Elements {
    #[cfg_attr(any(), doc = "never")]
    #[no_diff]
    date: Date,
    drag: f64,
}

#[derive(Differentiable)]
#[cfg_attr(any(), derive(Serialize))]
struct Orbit {
    #[no_diff]
    date: Date,
    drag: f64,
}

#[differentiable]
impl Orbit {
    fn decay(&self) -> f64 {
        years(&self.date) * self.drag * self.drag
    }
}

#[differentiable]
impl Elements {
    fn drag(&self) -> f64 {
        self.drag.exp()
    }
}

#[differentiable]
fn decayed(drag: f64) -> f64 {
    let orbit = Orbit {
        date: Date(700),
        drag,
    };
    let elements = Elements {
        date: Date(1),
        drag,
    };
    orbit.decay() * elements.drag()
}

#[derive(Clone, Copy, Differentiable)]
struct Filter<C> {
    a: C,
    b: C,
}

#[differentiable]
impl<C> Filter<C>
where
    C: num_traits::Float,
{
    fn lowpass(f: C, q: C) -> Filter<C> {
        let two = C::one() + C::one();
        let alpha = (two * f).sin() / (two * q);
        Filter {
            a: (C::one() - (two * f).cos()) / two,
            b: alpha,
        }
    }
    fn gain(&self, x: C) -> C {
        (self.a * x.exp() + self.b).sqrt()
    }
}

#[differentiable]
fn filtered<T: num_traits::Float>(x: T, k: T) -> T {
    Filter::lowpass(x, k).gain(x + x) + Filter { a: x, b: k }.gain(x)
}

/// The value to the bit, and the derivative against differences.
fn check(value: f64, derivative: f64, f: impl Fn(f64) -> f64, x: f64) {
    assert_eq!(value.to_bits(), f(x).to_bits());
    let h = 1e-6;
    let difference = (f(x + h) - f(x - h)) / (2.0 * h);
    assert!(
        (difference - derivative).abs() < 1e-6 * derivative.abs().max(1.0),
        "{derivative}, differences {difference}"
    );
}

#[test]
fn numbers_that_are_not_zero_are_constants() {
    let (value, (da, _)) = value_and_grad!(midpoint)(0.1, 1.0);
    check(value, da, |a| midpoint(a, 1.0), 0.1);
    let n = (NonZeroUsize::MIN, NonZero::<u8>::new(3).unwrap());
    let (value, dx) = value_and_grad!(average)(&[1.5, 2.5], n.0, n.1);
    check(value, dx[0], |x| average(&[x, 2.5], n.0, n.1), 1.5);
}

#[test]
fn types_stand_for_the_params_of_a_trait() {
    let e = Ellipsoid { a: 1.5, f: 0.3 };
    let (value, (de, dx)) = value_and_grad!(there_and_back)(e, 1.3);
    check(value, dx, |x| there_and_back(e, x), 1.3);
    check(
        value,
        de.a,
        |a| there_and_back(Ellipsoid { a, ..e }, 1.3),
        1.5,
    );
    check(
        value,
        de.f,
        |f| there_and_back(Ellipsoid { f, ..e }, 1.3),
        0.3,
    );
}

#[test]
fn constants_of_types_of_ones_own_are_made_by_calls() {
    let (value, dx) = value_and_grad!(constants)(1.3);
    check(value, dx, constants, 1.3);
}

#[test]
fn errors_borrow_for_a_lifetime_of_their_own() {
    let (value, (dx, de)) = value_and_grad!(sky)(1.3, 0.1);
    check(value, dx, |x| sky(x, 0.1), 1.3);
    check(value, de, |e| sky(1.3, e), 0.1);
}

#[test]
fn attributes_on_conditions_leave_a_type_as_it_is() {
    let (value, d) = value_and_grad!(decayed)(0.7);
    check(value, d, decayed, 0.7);
}

#[test]
fn methods_over_the_floats_of_num_traits() {
    let (value, (dx, dk)) = value_and_grad!(filtered::<f64>)(0.3, 0.7);
    check(value, dx, |x| filtered(x, 0.7), 0.3);
    check(value, dk, |k| filtered(0.3, k), 0.7);
    let (value, _) = value_and_grad!(filtered::<f32>)(0.3, 0.7);
    assert_eq!(value.to_bits(), filtered(0.3f32, 0.7).to_bits());
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}

#[test]
fn functions_are_called_as_their_modules_are() {
    check_grads!(special::all)(0.7);
    check_grads!(special::lbeta)(0.7);
    let of_cosine = special::slope_of_cosine(0.7);
    assert_eq!(of_cosine.to_bits(), (-(1.4_f64.sin()) * 2.0).to_bits());
}
