//! Programs as people write them.

#![allow(clippy::all)]

use grads::prelude::*;
use num_complex::{Complex, Complex64};
use std::f64::consts::PI;

/// The value is the function's to the last bit, and the gradient that of differences.
macro_rules! right {
    ($f:path, $($x:expr),*) => {{
        let (value, _) = value_and_grad!($f)($($x),*);
        assert_eq!(value.to_bits(), $f($($x),*).to_bits());
        check_grads!($f)($($x),*);
    }};
}

fn c(re: f64, im: f64) -> Complex64 {
    Complex64::new(re, im)
}

#[differentiable]
fn impedance(r: f64, l: f64, cap: f64, w: f64) -> f64 {
    let series = Complex::new(r, w * l);
    let shunt = 1.0 / Complex::new(0.0, w * cap);
    (series * shunt / (series + shunt)).norm()
}

#[test]
fn resonant_circuit() {
    right!(impedance, 1.0, 2.0, 3.0, 0.7);
}

/// The discrete Fourier transform by halves.
#[differentiable]
fn fft(x: &[Complex64]) -> Vec<Complex64> {
    let n = x.len();
    if n == 1 {
        return x.to_vec();
    }
    let even: Vec<Complex64> = x.iter().step_by(2).copied().collect();
    let odd: Vec<Complex64> = x.iter().skip(1).step_by(2).copied().collect();
    let (even, odd) = (fft(&even), fft(&odd));
    let mut out = vec![Complex64::new(0.0, 0.0); n];
    for k in 0..n / 2 {
        let turn = Complex64::from_polar(1.0, -2.0 * PI * k as f64 / n as f64);
        out[k] = even[k] + turn * odd[k];
        out[k + n / 2] = even[k] - turn * odd[k];
    }
    out
}

#[differentiable]
fn spectrum(signal: &[f64], band: usize) -> f64 {
    let x: Vec<Complex64> = signal.iter().map(|&v| Complex::new(v, 0.0)).collect();
    let y = fft(&x);
    y[band].norm_sqr() / y.iter().map(|v| v.norm_sqr()).sum::<f64>()
}

#[test]
fn fourier_transform() {
    right!(spectrum, &[1.0, 2.0, 0.5, -1.0, 0.3, 0.7, -0.2, 0.1], 2);
}

#[derive(Differentiable, Clone, Debug)]
struct Filter {
    poles: Vec<Complex64>,
    zeros: [Complex64; 1],
    gain: f64,
}

#[differentiable]
impl Filter {
    fn response(&self, w: f64) -> Complex64 {
        let s = Complex64::new(0.0, w);
        let mut h = Complex64::from(self.gain);
        for p in &self.poles {
            h /= s - p;
        }
        for z in self.zeros {
            h *= s - z;
        }
        h
    }
    fn decibels(&self, w: f64) -> f64 {
        20.0 * self.response(w).norm().log10()
    }
}

#[differentiable]
fn misfit(filter: &Filter, wanted: &[(f64, f64)]) -> f64 {
    let error = |w: f64, db: f64| (filter.decibels(w) - db).powi(2) + filter.response(w).arg();
    wanted.iter().map(|&(w, db)| error(w, db)).sum()
}

#[test]
fn filter_of_poles_and_zeros() {
    let filter = Filter {
        poles: vec![c(-1.0, 0.5), c(-2.0, -0.3)],
        zeros: [c(-0.5, 0.0)],
        gain: 2.0,
    };
    right!(misfit, &filter, &[(0.5, 1.0), (1.5, -3.0)]);
}

/// A particle on a ring, one step after the other by the trapezium rule's first iterate.
#[differentiable]
fn spread(psi: &[Complex64], v: &[f64], dt: f64, steps: usize) -> f64 {
    let n = psi.len();
    let mut psi = psi.to_vec();
    for _ in 0..steps {
        let old = psi.clone();
        for j in 0..n {
            let neighbours = old[(j + n - 1) % n] + old[(j + 1) % n];
            let h = old[j] * (1.0 + v[j]) - neighbours * 0.5;
            psi[j] -= Complex64::i() * h * dt;
        }
    }
    let norm: f64 = psi.iter().map(|p| p.norm_sqr()).sum();
    psi.iter()
        .enumerate()
        .map(|(j, p)| j as f64 * p.norm_sqr())
        .sum::<f64>()
        / norm
}

#[test]
fn wave_on_a_ring() {
    let psi = [c(0.7, 0.4), c(0.9, -0.6), c(0.1, 0.2), c(0.0, 0.5)];
    right!(spread, &psi, &[0.1, 0.0, -0.2, 0.3], 0.05, 6);
}

#[differentiable]
fn gate(theta: f64, phi: f64) -> [[Complex64; 2]; 2] {
    let (sin, cos) = (theta / 2.0).sin_cos();
    [
        [Complex64::from(cos), -Complex64::cis(-phi) * sin],
        [Complex64::cis(phi) * sin, Complex64::from(cos)],
    ]
}

#[differentiable]
fn apply(gate: &[[Complex64; 2]; 2], state: [Complex64; 2]) -> [Complex64; 2] {
    let [a, b] = state;
    [
        gate[0][0] * a + gate[0][1] * b,
        gate[1][0] * a + gate[1][1] * b,
    ]
}

#[differentiable]
fn excited(angles: &[(f64, f64)]) -> f64 {
    let mut state = [Complex64::new(1.0, 0.0), Complex64::new(0.0, 0.0)];
    for &(theta, phi) in angles {
        state = apply(&gate(theta, phi), state);
    }
    state[1].norm_sqr()
}

#[test]
fn gates_of_a_qubit() {
    right!(excited, &[(0.3, 0.5), (1.1, -0.4), (0.7, 2.0)]);
}

/// Newton's method for a root of a polynomial.
#[differentiable]
fn newton(coefficients: &[Complex64], start: Complex64) -> Complex64 {
    let mut z = start;
    for _ in 0..20 {
        let (mut p, mut d) = (Complex64::new(0.0, 0.0), Complex64::new(0.0, 0.0));
        for a in coefficients.iter().rev() {
            d = d * z + p;
            p = p * z + a;
        }
        let step = p / d;
        z -= step;
        if step.norm() < 1e-15 {
            break;
        }
    }
    z
}

#[differentiable]
fn root(coefficients: &[Complex64], start: Complex64) -> f64 {
    let z = newton(coefficients, start);
    z.re + 3.0 * z.im
}

#[test]
fn root_of_a_polynomial() {
    right!(root, &[c(1.0, 0.5), c(-0.3, 0.2), c(0.7, 1.0)], c(0.4, 0.6));
}
