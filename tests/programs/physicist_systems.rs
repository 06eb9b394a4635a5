//! Programs as a physicist writes them: integrators over generic state, potentials behind traits, units and lattices.

use crate::harness::row::Program;
use grads::prelude::*;
use std::f64::consts::{PI, TAU};
use std::ops::{Add, AddAssign, Div, Mul, Sub};

/// A vector in space.
#[derive(Clone, Copy, Debug, PartialEq, Default, Differentiable)]
struct V3([f64; 3]);

#[differentiable(forward)]
impl V3 {
    const ZERO: V3 = V3([0.0; 3]);
    fn dot(&self, o: &V3) -> f64 {
        self.0.iter().zip(o.0.iter()).map(|(a, b)| a * b).sum()
    }
    fn norm2(&self) -> f64 {
        self.dot(self)
    }
    fn cross(&self, o: &V3) -> V3 {
        let ([a, b, c], [x, y, z]) = (self.0, o.0);
        V3([b * z - c * y, c * x - a * z, a * y - b * x])
    }
}

#[differentiable]
impl Add for V3 {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        let sum: [f64; 3] = std::array::from_fn(|i| self.0[i] + o.0[i]);
        V3(sum)
    }
}

#[differentiable]
impl Sub for V3 {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        V3([self.0[0] - o.0[0], self.0[1] - o.0[1], self.0[2] - o.0[2]])
    }
}

#[differentiable]
impl Mul<f64> for V3 {
    type Output = Self;
    fn mul(self, k: f64) -> Self {
        let components: [f64; 3] = self.0;
        V3(components.map(|x| x * k))
    }
}

#[differentiable]
impl Div<f64> for V3 {
    type Output = Self;
    fn div(self, k: f64) -> Self {
        self * (1.0 / k)
    }
}

#[differentiable]
impl AddAssign for V3 {
    fn add_assign(&mut self, o: Self) {
        for (a, b) in self.0.iter_mut().zip(o.0) {
            *a += b;
        }
    }
}

#[differentiable]
trait PairPotential {
    fn energy(&self, r2: f64) -> f64;
    /// dU/dr over r.
    fn force_over_r(&self, r2: f64) -> f64;
    fn cutoff(&self) -> f64 {
        f64::INFINITY
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct LennardJones {
    epsilon: f64,
    sigma: f64,
}

#[differentiable]
impl PairPotential for LennardJones {
    fn energy(&self, r2: f64) -> f64 {
        let s6 = (self.sigma * self.sigma / r2).powi(3);
        4.0 * self.epsilon * (s6 * s6 - s6)
    }
    fn force_over_r(&self, r2: f64) -> f64 {
        let s6 = (self.sigma.powi(2) / r2).powi(3);
        -24.0 * self.epsilon * (2.0 * s6 * s6 - s6) / r2
    }
    fn cutoff(&self) -> f64 {
        2.5 * self.sigma
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Yukawa {
    strength: f64,
    range: f64,
}

#[differentiable]
impl PairPotential for Yukawa {
    fn energy(&self, r2: f64) -> f64 {
        let r = r2.sqrt();
        self.strength * (-r / self.range).exp() / r
    }
    fn force_over_r(&self, r2: f64) -> f64 {
        let r = r2.sqrt();
        -self.energy(r2) * (1.0 / r + 1.0 / self.range) / r
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Atom {
    pos: V3,
    vel: V3,
    mass: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Cluster<P> {
    atoms: Vec<Atom>,
    potential: P,
}

#[differentiable]
impl<P: PairPotential> Cluster<P> {
    fn forces(&self) -> Vec<V3> {
        let n = self.atoms.len();
        let mut forces = vec![V3::ZERO; n];
        for i in 0..n {
            for j in (i + 1)..n {
                let d = self.atoms[i].pos - self.atoms[j].pos;
                let r2 = d.norm2();
                if r2 > self.potential.cutoff().powi(2) {
                    continue;
                }
                let f = d * self.potential.force_over_r(r2);
                forces[i] = forces[i] - f;
                forces[j] += f;
            }
        }
        forces
    }
    fn verlet(&mut self, dt: f64) {
        let before = self.forces();
        for (atom, f) in self.atoms.iter_mut().zip(&before) {
            atom.vel += *f * (0.5 * dt / atom.mass);
            atom.pos += atom.vel * dt;
        }
        let after = self.forces();
        for (atom, f) in self.atoms.iter_mut().zip(&after) {
            atom.vel += *f * (0.5 * dt / atom.mass);
        }
    }
    fn energy(&self) -> f64 {
        let kinetic: f64 = self
            .atoms
            .iter()
            .map(|a| 0.5 * a.mass * a.vel.norm2())
            .sum();
        let mut potential = 0.0;
        for (i, a) in self.atoms.iter().enumerate() {
            for b in &self.atoms[i + 1..] {
                potential += self.potential.energy((a.pos - b.pos).norm2());
            }
        }
        kinetic + potential
    }
}

#[differentiable]
fn trimer(epsilon: f64, sigma: f64, kick: f64) -> f64 {
    let atoms = [[0.0, 0.0, 0.0], [1.1, 0.0, 0.1], [0.5, 0.9, -0.1]]
        .iter()
        .map(|p| Atom {
            pos: V3(*p),
            vel: V3([kick * p[1], 0.0, -kick * p[0]]),
            mass: 1.0,
        })
        .collect();
    let mut cluster = Cluster {
        atoms,
        potential: LennardJones { epsilon, sigma },
    };
    for _ in 0..4 {
        cluster.verlet(0.01);
    }
    let spread = cluster.atoms[0].pos.cross(&cluster.atoms[1].pos).norm2();
    cluster.energy() + spread
}

#[differentiable]
fn screened_pair(strength: f64, range: f64, separation: f64) -> f64 {
    let mut cluster = Cluster {
        atoms: vec![
            Atom {
                pos: V3::ZERO,
                vel: V3([0.0, 0.1, 0.0]),
                mass: 2.0,
            },
            Atom {
                pos: V3([separation, 0.0, 0.0]),
                vel: V3::default(),
                mass: 1.0,
            },
        ],
        potential: Yukawa { strength, range },
    };
    let mut t = 0.0;
    while t < 0.25 {
        cluster.verlet(0.05);
        t += 0.05;
    }
    let [a, b] = cluster.atoms.as_slice() else {
        unreachable!("two atoms")
    };
    (a.pos - b.pos).norm2().sqrt()
}

/// The action of a scalar field on a square lattice with periodic ends.
#[differentiable(forward)]
fn lattice_action<const N: usize>(phi: &[[f64; N]; N], mass2: f64, lambda: f64) -> f64 {
    let mut action = 0.0;
    for i in 0..N {
        for j in 0..N {
            let here = phi[i][j];
            let up = phi[(i + 1) % N][j];
            let right = phi[i][(j + 1) % N];
            action += 0.5 * ((up - here).powi(2) + (right - here).powi(2));
            action += 0.5 * mass2 * here.powi(2) + lambda / 24.0 * here.powi(4);
        }
    }
    action
}

/// Complex amplitudes, by hand.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

#[differentiable(forward)]
impl Complex {
    fn new(re: f64, im: f64) -> Self {
        Complex { re, im }
    }
    fn cis(phase: f64) -> Self {
        Self::new(phase.cos(), phase.sin())
    }
    fn abs2(self) -> f64 {
        self.re * self.re + self.im * self.im
    }
}

#[differentiable]
impl Add for Complex {
    type Output = Complex;
    fn add(self, o: Complex) -> Complex {
        Complex::new(self.re + o.re, self.im + o.im)
    }
}

#[differentiable]
impl Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex::new(
            self.re * o.re - self.im * o.im,
            self.re * o.im + self.im * o.re,
        )
    }
}

#[differentiable]
impl Mul<Complex> for f64 {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex {
            re: self * o.re,
            im: self * o.im,
        }
    }
}

type Matrix2 = [[Complex; 2]; 2];

#[differentiable]
fn times(a: &Matrix2, b: &Matrix2) -> Matrix2 {
    let mut out = [[Complex::new(0.0, 0.0); 2]; 2];
    for i in 0..2 {
        for j in 0..2 {
            out[i][j] = a[i][0] * b[0][j] + a[i][1] * b[1][j];
        }
    }
    out
}

/// How much light a stack of thin films reflects, by transfer matrices.
#[differentiable]
fn reflectance(indices: &[f64], thickness: &[f64], wavelength: f64) -> f64 {
    let one = Complex::new(1.0, 0.0);
    let zero = Complex::new(0.0, 0.0);
    let mut m: Matrix2 = [[one, zero], [zero, one]];
    let mut before = 1.0;
    for (&n, d) in indices.iter().zip(thickness) {
        let (r, t) = ((before - n) / (before + n), 2.0 * before / (before + n));
        let boundary = [
            [(1.0 / t) * one, (r / t) * one],
            [(r / t) * one, (1.0 / t) * one],
        ];
        let phase = TAU * n * d / wavelength;
        let layer = [[Complex::cis(-phase), zero], [zero, Complex::cis(phase)]];
        m = times(&m, &times(&boundary, &layer));
        before = n;
    }
    m[1][0].abs2() / m[0][0].abs2()
}

/// A generic step of Runge and Kutta over whatever has a sum and a multiple.
#[differentiable]
fn rk2<F: Fn(f64, f64) -> f64>(f: F, t: f64, y: f64, h: f64) -> f64 {
    let k1 = f(t, y);
    let k2 = f(t + 0.5 * h, y + 0.5 * h * k1);
    y + h * k2
}

#[differentiable]
fn cooling(rate: f64, ambient: f64, swing: f64) -> f64 {
    let mut temperature = 90.0;
    let (mut t, h) = (0.0, 0.5);
    let mut crossed = None;
    for step in 0..30 {
        let next = rk2(
            |t: f64, y: f64| -rate * (y - ambient - swing * (PI * t / 6.0).sin()),
            t,
            temperature,
            h,
        );
        if temperature > 60.0 && next <= 60.0 {
            let part = (temperature - 60.0) / (temperature - next);
            crossed = Some(t + part * h);
        }
        if next < 40.0 {
            println!("cold after {step} steps");
            break;
        }
        temperature = next;
        t += h;
    }
    match crossed {
        Some(time) => time + 0.01 * temperature,
        None => temperature,
    }
}

/// What a cosmologist measures: distance by Simpson's rule over an expanding universe.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Cosmology {
    h0: f64,
    matter: f64,
    dark: f64,
    equation: DarkEnergy,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum DarkEnergy {
    Constant,
    Fixed(f64),
    Running { w0: f64, wa: f64 },
}

#[differentiable(forward)]
impl Cosmology {
    const LIGHT: f64 = 299_792.458;
    fn hubble(&self, z: f64) -> f64 {
        let a = 1.0 / (1.0 + z);
        let dark = match self.equation {
            DarkEnergy::Constant => 1.0,
            DarkEnergy::Fixed(w) => a.powf(-3.0 * (1.0 + w)),
            DarkEnergy::Running { w0, wa } => {
                a.powf(-3.0 * (1.0 + w0 + wa)) * (-3.0 * wa * (1.0 - a)).exp()
            }
        };
        let curvature = 1.0 - self.matter - self.dark;
        self.h0 * (self.matter * a.powi(-3) + curvature * a.powi(-2) + self.dark * dark).sqrt()
    }
    fn distance(&self, z: f64, intervals: usize) -> f64 {
        debug_assert!(intervals % 2 == 0, "Simpson's rule wants an even number");
        let h = z / intervals as f64;
        let weight = |i: usize| match i {
            0 => 1.0,
            i if i == intervals => 1.0,
            i if i % 2 == 1 => 4.0,
            _ => 2.0,
        };
        let sum: f64 = (0..=intervals)
            .map(|i| weight(i) / self.hubble(i as f64 * h))
            .sum();
        Self::LIGHT * sum * h / 3.0
    }
}

#[differentiable(forward)]
fn supernovae(h0: f64, matter: f64, w0: f64, wa: f64, #[no_diff] data: &[(f64, f64)]) -> f64 {
    let flat = Cosmology {
        h0,
        matter,
        dark: 1.0 - matter,
        equation: DarkEnergy::Running { w0, wa },
    };
    let models = [
        flat,
        Cosmology {
            equation: DarkEnergy::Constant,
            ..flat
        },
        Cosmology {
            dark: 0.6,
            equation: DarkEnergy::Fixed(w0),
            ..flat
        },
    ];
    let chi2 = |c: &Cosmology| -> f64 {
        data.iter()
            .map(|&(z, mu)| {
                let d = c.distance(z, 8) * (1.0 + z);
                (5.0 * d.log10() + 25.0 - mu).powi(2)
            })
            .sum()
    };
    models.iter().map(|m| chi2(m)).fold(f64::INFINITY, f64::min) + 0.1 * chi2(&models[2])
}

/// A spectrum: lines of two shapes over a background, and what is left of the counts.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Shape {
    Gauss,
    Lorentz,
}

#[differentiable(forward)]
fn spectrum_residual(lines: &[[f64; 3]], background: [f64; 2], #[no_diff] counts: &[f64]) -> f64 {
    let shapes = [Shape::Gauss, Shape::Lorentz];
    let profile = |shape: Shape, x: f64, centre: f64, width: f64| {
        let u = (x - centre) / width;
        match shape {
            Shape::Gauss => (-0.5 * u * u).exp(),
            Shape::Lorentz => 1.0 / (1.0 + u * u),
        }
    };
    counts
        .iter()
        .enumerate()
        .map(|(k, &n)| {
            let x = k as f64 * 0.5;
            let base = background[0] + background[1] * x;
            let peaks: f64 = lines
                .iter()
                .zip(shapes.iter().cycle())
                .map(|(&[centre, width, height], &shape)| height * profile(shape, x, centre, width))
                .sum();
            let expected = (base + peaks).max(1e-9);
            expected - n * expected.ln()
        })
        .sum()
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(trimer(0.8, 0.95, 0.3)),
        program!(screened_pair(1.2, 0.7, 1.0)),
        program!(forward lattice_action(
            &[[0.1, 0.4, -0.3], [0.7, -0.2, 0.5], [0.3, 0.9, -0.6]],
            -0.4,
            1.5
        )),
        program!(reflectance(&[1.38, 2.1, 1.5], &[0.1, 0.07, 0.0], 0.55)),
        program!(cooling(0.2, 25.0, 4.0)),
        program!(forward supernovae(70.0, 0.3, -0.9, 0.2, const &[(0.1, 38.2), (0.5, 42.1), (0.9, 43.7)])),
        program!(forward spectrum_residual(&[[1.0, 0.4, 5.0], [2.4, 0.6, 3.0], [0.2, 0.3, 2.0]], [1.0, 0.1], const &[2.0, 3.0, 6.0, 4.0, 4.0, 5.0, 3.0])),
    ]
}
