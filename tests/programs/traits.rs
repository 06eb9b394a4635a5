//! Traits of the user's, with differentiable impls.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable]
trait Potential {
    const SCALE: f64 = 2.0;
    fn at(&self, x: f64) -> f64;
    fn twice(&self, x: f64) -> f64 {
        Self::SCALE * self.at(x)
    }
    fn relax(&mut self, rate: f64);
    fn name(&self) -> &str {
        "potential"
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Spring {
    k: f64,
    rest: f64,
}

#[differentiable]
impl Potential for Spring {
    const SCALE: f64 = 3.0;
    fn at(&self, x: f64) -> f64 {
        0.5 * self.k * (x - self.rest).powi(2)
    }
    fn relax(&mut self, rate: f64) {
        self.rest *= 1.0 - rate;
        self.k *= rate;
    }
    fn name(&self) -> &str {
        "spring"
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Polynomial {
    coefficients: Vec<f64>,
}

#[differentiable]
impl Potential for Polynomial {
    fn at(&self, x: f64) -> f64 {
        let mut sum = 0.0;
        for c in self.coefficients.iter().rev() {
            sum = sum * x + c;
        }
        sum
    }
    fn twice(&self, x: f64) -> f64 {
        self.at(x).sin() + self.at(2.0 * x)
    }
    fn relax(&mut self, rate: f64) {
        for c in self.coefficients.iter_mut() {
            *c *= rate;
        }
    }
}

#[differentiable]
fn total<P: Potential>(p: &P, x: f64) -> f64 {
    p.at(x) + p.twice(0.5 * x)
}

#[differentiable]
fn of_any(p: &impl Potential, xs: &[f64]) -> f64 {
    let mut sum = 0.0;
    for &x in xs {
        sum += p.at(x) * x;
    }
    sum
}

#[differentiable]
fn relaxed<P>(p: &mut P, x: f64) -> f64
where
    P: Potential,
{
    let before = p.at(x);
    p.relax(0.5 * x);
    p.at(x) - before
}

#[differentiable]
fn spring_total(s: &Spring, x: f64) -> f64 {
    total(s, x) + s.twice(x)
}

#[differentiable]
fn polynomial_total(p: &Polynomial, x: f64) -> f64 {
    total(p, x) * of_any(p, &[x, 1.0])
}

#[differentiable]
fn relaxed_spring(s: &mut Spring, x: f64) -> f64 {
    relaxed(s, x) + relaxed(s, 2.0 * x)
}

/// A method named by its trait.
#[differentiable]
fn qualified(s: Spring, x: f64) -> f64 {
    let name = s.name();
    assert_eq!(name, "spring");
    Potential::at(&s, x) + <Spring as Potential>::twice(&s, x)
}

/// A trait with an associated type, whose functions make values of the type.
#[differentiable]
trait Model {
    type Params: Differentiable;
    fn start(scale: f64) -> Self;
    fn residual(&self, params: &Self::Params, x: f64) -> f64;
}

#[derive(Clone, Debug, Differentiable)]
struct Decay {
    offset: f64,
}

#[differentiable]
impl Model for Decay {
    type Params = [f64; 2];
    fn start(scale: f64) -> Self {
        Decay {
            offset: 0.1 * scale,
        }
    }
    fn residual(&self, params: &[f64; 2], x: f64) -> f64 {
        params[0] * (-params[1] * x).exp() + self.offset
    }
}

#[differentiable]
fn cost(params: &[f64; 2], scale: f64, #[no_diff] data: &[f64]) -> f64 {
    let model = Decay::start(scale);
    let mut sum = 0.0;
    for (i, y) in data.iter().enumerate() {
        let r = model.residual(params, i as f64 * 0.5) - y;
        sum += r * r;
    }
    sum
}

/// A generic type over a trait: the sum of two potentials.
#[derive(Clone, Debug, Differentiable)]
struct Both<A, B> {
    a: A,
    b: B,
}

#[differentiable]
impl<A, B> Potential for Both<A, B>
where
    A: Potential + Differentiable + Clone + Send + Sync,
    B: Potential + Differentiable + Clone + Send + Sync,
{
    fn at(&self, x: f64) -> f64 {
        self.a.at(x) + self.b.at(x) * x
    }
    fn relax(&mut self, rate: f64) {
        self.a.relax(rate);
        self.b.relax(rate * rate);
    }
}

#[differentiable]
fn composed(s: Spring, p: Polynomial, x: f64) -> f64 {
    let both = Both { a: s, b: p };
    total(&both, x)
}

flat_struct! {
    Spring SpringTangent { k, rest }
    Polynomial PolynomialTangent { coefficients }
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(spring_total(&Spring { k: 2.0, rest: 0.3 }, 1.2)),
        program!(polynomial_total(
            &Polynomial {
                coefficients: vec![0.5, -1.0, 0.25]
            },
            1.2
        )),
        program!(relaxed_spring(&mut Spring { k: 2.0, rest: 0.3 }, 0.4)),
        program!(qualified(Spring { k: 2.0, rest: 0.3 }, 1.2)),
        program!(cost(&[1.5, 0.7], 2.0, const &[1.6, 1.1, 0.9])),
        program!(composed(
            Spring { k: 2.0, rest: 0.3 },
            Polynomial {
                coefficients: vec![0.5, -1.0]
            },
            0.9
        )),
    ]
}
