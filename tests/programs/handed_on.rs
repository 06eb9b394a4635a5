//! `Copy` values that are handed on in expressions that only rustc understands; builders whose methods take `self`; generic params that only a trait
//! has; params of closures that are handed on to methods and nothing else.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Species {
    Water,
    Salt,
}

fn species(i: usize) -> Species {
    [Species::Water, Species::Salt][i]
}

#[derive(Clone, PartialEq, Debug)]
enum Failure {
    Missing(Species),
    Above(usize),
}

fn mass(s: Species) -> f64 {
    s as usize as f64 + 18.0
}

#[differentiable]
fn checked(c: &[f64; 2]) -> Result<f64, Failure> {
    let mut total = 0.0;
    for i in 0..2 {
        let s = species(i);
        if c[i] < 0.0 {
            return Err(Failure::Missing(s));
        }
        if c[i] > 50.0 {
            return Err(Failure::Above(s as usize));
        }
        total += c[i] * c[i] * mass(s);
    }
    Ok(total)
}

#[differentiable]
fn all_species(c: &[f64; 2]) -> f64 {
    checked(c).unwrap_or(c[0] * c[1]) + c[0]
}

fn parsed(text: &str) -> Result<Vec<Species>, String> {
    text.chars()
        .map(|c| match c {
            'w' => Ok(Species::Water),
            's' => Ok(Species::Salt),
            other => Err(format!("no species: {other}")),
        })
        .collect()
}

#[derive(Clone, Differentiable)]
struct Mixture {
    share: [f64; 2],
}

#[differentiable]
impl Mixture {
    fn of(&self, #[no_diff] all: &[Species]) -> f64 {
        all.iter().map(|s| self.share[*s as usize].ln()).sum()
    }
}

#[differentiable]
fn of_text(m: &Mixture, #[no_diff] text: &str) -> Result<f64, String> {
    let all = parsed(text)?;
    if all.len() < 2 {
        return Err(format!("too short: {}", all.len()));
    }
    Ok(m.of(&all))
}

#[differentiable]
fn of_texts(water: f64, salt: f64) -> f64 {
    let m = Mixture {
        share: [water, salt],
    };
    of_text(&m, "wsw").unwrap_or(0.0) + of_text(&m, "w").unwrap_or(water)
}

#[derive(Clone, Differentiable)]
struct Joint {
    length: f64,
    offset: f64,
}

#[derive(Clone, Differentiable)]
struct Arm {
    joints: Vec<Joint>,
}

#[derive(Clone, Differentiable)]
struct Builder {
    joints: Vec<Joint>,
}

#[differentiable]
impl Joint {
    fn of_length(length: f64) -> Joint {
        Joint {
            length,
            offset: 0.2,
        }
    }
}

#[differentiable]
impl Builder {
    fn joint(mut self, joint: Joint) -> Self {
        self.joints.push(joint);
        self
    }
    fn build(self) -> Arm {
        let Builder { joints } = self;
        Arm { joints }
    }
}

#[differentiable]
impl Arm {
    fn builder() -> Builder {
        Builder { joints: Vec::new() }
    }
    fn height(&self, q: &[f64]) -> f64 {
        let heights = self.joints.iter().zip(q);
        heights.map(|(j, q)| j.length * q.sin() + j.offset).sum()
    }
}

#[differentiable]
fn built(q: &[f64; 3], length: f64) -> f64 {
    let arm = Arm::builder()
        .joint(Joint::of_length(0.4))
        .joint(Joint::of_length(0.5))
        .joint(Joint::of_length(length))
        .build();
    arm.height(q)
}

#[differentiable]
trait System<const N: usize> {
    fn rate(&self, y: [f64; N]) -> [f64; N];
}

#[differentiable]
trait Stepper<const N: usize> {
    fn step<S: System<N>>(&self, system: &S, y: [f64; N], h: f64) -> [f64; N];
}

#[derive(Clone, Differentiable)]
struct Euler;

#[derive(Clone, Differentiable)]
struct Pendulum {
    stiffness: f64,
}

#[differentiable]
impl System<2> for Pendulum {
    fn rate(&self, y: [f64; 2]) -> [f64; 2] {
        [y[1], -self.stiffness * y[0].sin()]
    }
}

#[differentiable]
impl<const N: usize> Stepper<N> for Euler {
    fn step<S: System<N>>(&self, system: &S, y: [f64; N], h: f64) -> [f64; N] {
        let rate = system.rate(y);
        let mut y = y;
        for (y, r) in y.iter_mut().zip(rate) {
            *y += h * r;
        }
        y
    }
}

#[differentiable]
fn swung<M: Stepper<2>>(method: &M, stiffness: f64, start: f64) -> f64 {
    let system = Pendulum { stiffness };
    let mut y = [start, 0.0];
    for _ in 0..5 {
        y = method.step(&system, y, 0.1);
    }
    y[0] * y[1]
}

#[differentiable]
fn by_euler(stiffness: f64, start: f64) -> f64 {
    swung(&Euler, stiffness, start)
}

#[derive(Clone, Differentiable)]
struct Oscillator {
    stiffness: f64,
    drive: f64,
}

#[differentiable]
fn euler<F: Fn(f64, f64) -> f64>(f: F, start: f64, h: f64) -> f64 {
    let mut y = start;
    for i in 0..4 {
        y += h * f(i as f64 * h, y);
    }
    y
}

#[differentiable]
fn secant(f: impl Fn(f64) -> f64, lo: f64, hi: f64) -> f64 {
    (f(hi) - f(lo)) / (hi - lo)
}

#[differentiable]
impl Oscillator {
    fn force(&self, t: f64, x: f64) -> f64 {
        (self.drive * t).cos() - self.stiffness * x.sin()
    }
    fn run(&self, start: f64) -> f64 {
        euler(|t, y| self.force(t, y), start, 0.1)
    }
    fn slope(&self, at: f64) -> f64 {
        secant(|x| self.force(0.1, x), at, at + 0.5) * secant(|x| x, at, 1.5)
    }
}

#[differentiable]
fn driven(stiffness: f64, start: f64) -> f64 {
    let of = Oscillator {
        stiffness,
        drive: 2.0,
    };
    of.run(start) + of.slope(start)
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(all_species(&[0.4, 1.5]) calls checked),
        program!(all_species(&[-0.4, 1.5]) calls checked),
        program!(all_species(&[0.4, 51.5]) calls checked),
        program!(of_texts(0.3, 0.6) calls of_text, Mixture::of),
        program!(built(&[0.3, 0.9, -0.4], 0.7) calls Builder::joint, Builder::build, Joint::of_length, Arm::height),
        program!(by_euler(1.3, 0.4) calls swung, Pendulum::rate),
        program!(driven(1.3, 0.4)),
    ]
}
