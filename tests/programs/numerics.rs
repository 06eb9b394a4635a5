//! Root finding, quadrature, series and interpolation.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn newton_cube_root(a: f64) -> f64 {
    let mut x = 1.0;
    while (x * x * x - a).abs() > 1e-12 {
        x -= (x * x * x - a) / (3.0 * x * x);
    }
    x
}

#[differentiable(forward)]
fn heron(a: f64, trips: u32) -> f64 {
    let mut x = a;
    for _ in 0..trips {
        x = 0.5 * (x + a / x);
    }
    x
}

#[differentiable(forward)]
fn simpson(a: f64, b: f64, w: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    let mut sum = 0.0;
    for i in 0..=n {
        let x = a + i as f64 * h;
        let f = (w * x).sin() * (-x * x).exp();
        let c = if i == 0 || i == n {
            1.0
        } else if i % 2 == 1 {
            4.0
        } else {
            2.0
        };
        sum += c * f;
    }
    sum * h / 3.0
}

#[differentiable(forward)]
fn trapezoid(x: &[f64], y: &[f64]) -> f64 {
    let mut area = 0.0;
    for i in 1..x.len() {
        area += 0.5 * (x[i] - x[i - 1]) * (y[i] + y[i - 1]);
    }
    area
}

#[differentiable(forward)]
fn horner(coefficients: &[f64], x: f64) -> f64 {
    let mut p = 0.0;
    for i in (0..coefficients.len()).rev() {
        p = p * x + coefficients[i];
    }
    p
}

#[differentiable(forward)]
fn clenshaw(c: &[f64], x: f64) -> f64 {
    let (mut b1, mut b2) = (0.0, 0.0);
    for k in (1..c.len()).rev() {
        let b = c[k] + 2.0 * x * b1 - b2;
        b2 = b1;
        b1 = b;
    }
    c[0] + x * b1 - b2
}

#[differentiable(forward)]
fn continued_fraction(x: f64) -> f64 {
    let mut f = 21.0;
    let mut k = 19.0;
    while k > 0.0 {
        f = k + x * x / f;
        k -= 2.0;
    }
    x / f
}

#[differentiable(forward)]
fn arithmetic_geometric_mean(a: f64, b: f64) -> f64 {
    let (mut a, mut b) = (a, b);
    while (a - b).abs() > 1e-13 * a {
        let mean = 0.5 * (a + b);
        b = (a * b).sqrt();
        a = mean;
    }
    a
}

/// Sums until the terms are negligible.
#[differentiable(forward)]
fn bessel_j0(x: f64) -> f64 {
    let q = -0.25 * x * x;
    let mut term = 1.0;
    let mut sum = 1.0;
    let mut k = 1;
    loop {
        term *= q / (k * k) as f64;
        sum += term;
        if term.abs() < 1e-16 {
            break sum;
        }
        k += 1;
    }
}

/// Triangular table of Romberg's method in a flat array.
#[differentiable(forward)]
fn romberg(a: f64, b: f64, s: f64) -> f64 {
    const LEVELS: usize = 5;
    let mut table = [0.0; LEVELS * LEVELS];
    let mut h = b - a;
    table[0] = 0.5 * h * ((s * a).exp() + (s * b).exp());
    for i in 1..LEVELS {
        h *= 0.5;
        let mut sum = 0.0;
        for k in 0..1usize << (i - 1) {
            sum += (s * (a + (2 * k + 1) as f64 * h)).exp();
        }
        table[i * LEVELS] = 0.5 * table[(i - 1) * LEVELS] + h * sum;
        let mut power = 1.0;
        for j in 1..=i {
            power *= 4.0;
            let left = table[i * LEVELS + j - 1];
            table[i * LEVELS + j] = left + (left - table[(i - 1) * LEVELS + j - 1]) / (power - 1.0);
        }
    }
    table[LEVELS * LEVELS - 1]
}

/// De Boor's algorithm overwrites its control points.
#[differentiable(forward)]
fn cubic_spline_point(control: [f64; 4], t: f64) -> f64 {
    let mut d = control;
    for r in 1..4 {
        for j in (r..4).rev() {
            d[j] = (1.0 - t) * d[j - 1] + t * d[j];
        }
    }
    d[3]
}

#[differentiable(forward)]
fn lagrange(nodes: &[f64], values: &[f64], x: f64) -> f64 {
    let mut p = 0.0;
    for i in 0..nodes.len() {
        let mut basis = 1.0;
        for j in 0..nodes.len() {
            if i != j {
                basis *= (x - nodes[j]) / (nodes[i] - nodes[j]);
            }
        }
        p += values[i] * basis;
    }
    p
}

/// Divided differences, in place.
#[differentiable(forward)]
fn newton_polynomial(nodes: &[f64], values: &[f64], x: f64) -> f64 {
    let n = nodes.len();
    let mut c = values.to_vec();
    for k in 1..n {
        for i in (k..n).rev() {
            c[i] = (c[i] - c[i - 1]) / (nodes[i] - nodes[i - k]);
        }
    }
    let mut p = c[n - 1];
    for i in (0..n - 1).rev() {
        p = p * (x - nodes[i]) + c[i];
    }
    p
}

#[differentiable(forward)]
fn cosine_fixed_point(scale: f64) -> f64 {
    let mut x = 0.5;
    let mut trips = 0;
    loop {
        let next = (scale * x).cos();
        let step = (next - x).abs();
        x = next;
        trips += 1;
        if step < 1e-13 || trips == 500 {
            break;
        }
    }
    x
}

/// Lanczos' approximation.
#[differentiable(forward)]
fn ln_gamma(x: f64) -> f64 {
    let c = [
        76.18009172947146,
        -86.50532032941677,
        24.01409824083091,
        -1.231739572450155,
        0.1208650973866179e-2,
        -0.5395239384953e-5,
    ];
    let t = x + 5.5;
    let mut series = 1.000000000190015;
    for j in 0..6 {
        series += c[j] / (x + 1.0 + j as f64);
    }
    (x + 0.5) * t.ln() - t + (2.5066282746310005 * series / x).ln()
}

#[differentiable(forward)]
fn power_at_frequency(signal: &[f64], frequency: f64) -> f64 {
    let (mut re, mut im) = (0.0, 0.0);
    for n in 0..signal.len() {
        let phase = std::f64::consts::TAU * frequency * n as f64;
        re += signal[n] * phase.cos();
        im -= signal[n] * phase.sin();
    }
    re * re + im * im
}

/// Adaptive step: halved until the estimate agrees.
#[differentiable(forward)]
fn richardson_derivative(x: f64, w: f64) -> f64 {
    let mut h = 0.4;
    let mut best = ((w * (x + h)).sin() - (w * (x - h)).sin()) / (2.0 * h);
    for _ in 0..6 {
        h *= 0.5;
        let fresh = ((w * (x + h)).sin() - (w * (x - h)).sin()) / (2.0 * h);
        let change = (fresh - best) / 3.0;
        best = fresh + change;
        if change.abs() < 1e-6 {
            break;
        }
    }
    best
}

#[differentiable(forward)]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() - 1 {
        let a = 1.0 - x[i];
        let b = x[i + 1] - x[i] * x[i];
        sum += a * a + 100.0 * b * b;
    }
    sum
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward newton_cube_root(2.7)),
        program!(forward heron(3.1, 7)),
        program!(forward simpson(0.1, 1.9, 2.3, 16)),
        program!(forward trapezoid(&[0.0, 0.4, 1.1, 1.7], &[1.0, 0.2, -0.4, 0.9])),
        program!(forward horner(&[1.0, -0.5, 0.3, 0.8], 0.7)),
        program!(forward clenshaw(&[0.4, 1.0, -0.3, 0.2], 0.35)),
        program!(forward continued_fraction(0.9)),
        program!(forward arithmetic_geometric_mean(1.0, 3.3)),
        program!(forward bessel_j0(1.7)),
        program!(forward romberg(0.2, 1.4, 0.8)),
        program!(forward cubic_spline_point([0.1, 0.9, -0.4, 1.2], 0.3)),
        program!(forward lagrange(&[0.0, 1.0, 2.5], &[0.4, 1.3, -0.2], 1.7)),
        program!(forward newton_polynomial(
            &[0.0, 1.0, 2.5, 3.0],
            &[0.4, 1.3, -0.2, 0.9],
            1.7
        )),
        program!(forward cosine_fixed_point(0.9)),
        program!(forward ln_gamma(2.6)),
        program!(forward power_at_frequency(&[0.3, 1.2, -0.6, 0.1], 0.15)),
        program!(forward richardson_derivative(0.4, 1.3)),
        program!(forward rosenbrock(&[-1.2, 1.0, 0.4])),
    ]
}
