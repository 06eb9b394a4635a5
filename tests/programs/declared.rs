//! Fields of users' types whose operators and methods are called as those of numbers, arrays and options: the types are those that the
//! file declares.

use crate::harness::row::Program;
use grads::prelude::*;
use std::ops::Mul;

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Percent(f64);

#[differentiable]
impl Mul<f64> for Percent {
    type Output = f64;
    fn mul(self, x: f64) -> f64 {
        self.0 * x / 100.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Degrees(f64);

#[differentiable]
impl Degrees {
    fn sin(self) -> f64 {
        self.0.to_radians().sin()
    }
    fn len(&self) -> f64 {
        self.0 * 2.0
    }
    fn unwrap_or(self, x: f64) -> f64 {
        self.0 * x
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Terms {
    rate: Percent,
    angle: Degrees,
    scale: f64,
    history: Vec<f64>,
    last: [f64; 2],
    bonus: Option<f64>,
}

#[differentiable]
fn interest(t: &Terms, x: f64) -> f64 {
    t.rate * x + x * t.rate.0
}

#[differentiable]
fn compared(t: &Terms, x: f64) -> f64 {
    if t.rate.0 < 70.0 { t.scale * x } else { x }
}

#[differentiable]
fn methods(t: &Terms, x: f64) -> f64 {
    x * t.angle.sin() + t.angle.len() * x * t.scale + t.angle.unwrap_or(x)
}

#[differentiable]
impl Terms {
    fn smoothed(&self, dt: f64) -> Terms {
        let n = self.history.len();
        let mut history = self.history.clone();
        for i in 1..n - 1 {
            let around = self.history[i + 1] - 2.0 * self.history[i] + self.history[i - 1];
            history[i] += dt * self.scale * around * self.history[i];
        }
        Terms {
            history,
            last: [self.last[1], self.history[0] * self.last[0]],
            bonus: self.bonus.map(|b| b * self.last[0]),
            ..self.clone()
        }
    }
}

#[differentiable]
fn run(t0: &Terms, steps: usize) -> f64 {
    let mut t = t0.clone();
    for _ in 0..steps {
        t = t.smoothed(0.05);
    }
    t.history.iter().map(|h| h * h).sum::<f64>() + t.last[1] + t.bonus.unwrap_or(0.5)
}

#[differentiable]
fn terms(rate: f64, scale: f64, bonus: Option<f64>) -> Terms {
    Terms {
        rate: Percent(rate),
        angle: Degrees(20.0 * scale),
        scale,
        history: vec![0.3, -0.2, scale, 0.5, 1.1],
        last: [scale, -0.7],
        bonus,
    }
}

#[differentiable]
fn interest_of(rate: f64, x: f64) -> f64 {
    interest(&terms(rate, 1.5, None), x)
}

#[differentiable]
fn compared_of(scale: f64, x: f64, low: bool) -> f64 {
    compared(&terms(if low { 40.0 } else { 90.0 }, scale, None), x)
}

#[differentiable]
fn methods_of(scale: f64, x: f64) -> f64 {
    methods(&terms(40.0, scale, None), x)
}

#[differentiable]
fn run_of(scale: f64, bonus: f64, steps: usize) -> f64 {
    let bonus = if steps > 2 { Some(bonus) } else { None };
    run(&terms(40.0, scale, bonus), steps)
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(interest_of(40.0, 0.7) calls terms, interest),
        program!(compared_of(1.5, 0.7, true) calls terms, compared),
        program!(compared_of(1.5, 0.7, false) calls terms, compared),
        program!(methods_of(1.5, 0.7) calls terms, methods, Degrees::sin, Degrees::len, Degrees::unwrap_or),
        program!(run_of(0.8, 0.6, 3) calls terms, run, Terms::smoothed),
        program!(run_of(0.8, 0.6, 2) calls terms, run, Terms::smoothed),
    ]
}
