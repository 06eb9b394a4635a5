//! In a module that is seen at once.

#![allow(clippy::all)]

use grads::prelude::*;
use num_complex::Complex64;

#[differentiable]
mod line {
    use num_complex::{Complex, Complex64};

    /// A transmission line.
    #[derive(Clone, Debug)]
    pub struct Line {
        pub z0: Complex64,
        pub gamma: Complex<f64>,
        pub length: f64,
    }

    pub enum Load {
        Open,
        Through(Complex64),
    }

    impl Line {
        fn at(&self, load: &Load) -> Complex64 {
            let t = (self.gamma * self.length).tanh();
            match load {
                Load::Open => self.z0 / t,
                Load::Through(z) => self.z0 * (z + self.z0 * t) / (self.z0 + z * t),
            }
        }
    }

    fn reflected(z: Complex64, z0: f64) -> Complex64 {
        (z - z0) / (z + z0)
    }

    pub fn loss(lines: &[Line], load: Load) -> f64 {
        let mut z = lines[0].at(&load);
        for line in &lines[1..] {
            z = line.at(&Load::Through(z));
        }
        reflected(z, 50.0).norm_sqr()
    }

    pub fn halves(z: Complex64, n: usize) -> Complex64 {
        if n == 0 {
            z
        } else {
            halves(z * z * 0.5 + 1.0, n - 1)
        }
    }
}

#[test]
fn transmission_lines() {
    let line = |re, im| line::Line {
        z0: Complex64::new(re, im),
        gamma: Complex64::new(0.1, 1.2),
        length: 0.4,
    };
    let lines = [line(40.0, 2.0), line(60.0, -5.0)];
    for open in [true, false] {
        let load = || match open {
            true => line::Load::Open,
            false => line::Load::Through(Complex64::new(20.0, 10.0)),
        };
        let (value, (d, _)) = value_and_grad!(line::loss)(&lines, load());
        assert_eq!(value.to_bits(), line::loss(&lines, load()).to_bits());
        let at = |h: f64| {
            let mut lines = lines.clone();
            lines[1].z0.im += h;
            line::loss(&lines, load())
        };
        let slope = (at(1e-4) - at(-1e-4)) / 2e-4;
        assert!((slope - d[1].z0.im).abs() < 1e-9, "{slope} {}", d[1].z0.im);
    }
}

#[test]
fn recursion_gives_a_slope() {
    let z = Complex64::new(0.3, 0.2);
    let (_, pull) = vjp!(line::halves)(z, 3);
    let by_re = pull(Complex64::new(1.0, 0.0));
    let by_im = pull(Complex64::new(0.0, 1.0));
    let slope = |h| (line::halves(z + h, 3) - line::halves(z - h, 3)) / (2.0 * h);
    let slope = slope(1e-5);
    assert!(
        (by_re - slope.conj()).norm() < 1e-9
            && (by_im - slope.conj() * Complex64::i()).norm() < 1e-9
    );
}
