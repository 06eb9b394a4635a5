//! Functions whose derivative the user gives, and functions under other names or on cycles of calls.

use crate::harness::row::Program;
use grads::prelude::*;

/// Stands for a foreign library, with code that no macro sees into.
mod foreign {
    #![allow(missing_docs)]

    /// Abramowitz and Stegun 7.1.26, in a form that differentiation cannot read.
    pub fn erf(x: f64) -> f64 {
        let coefficients = [
            1.061405429,
            -1.453152027,
            1.421413741,
            -0.284496736,
            0.254829592,
        ];
        let t = 1.0 / (1.0 + 0.3275911 * x.abs());
        let sum = coefficients.iter().fold(0.0, |sum, c| (sum + c) * t);
        x.signum() * (1.0 - sum * (-x * x).exp())
    }

    pub fn norm(x: &[f64]) -> f64 {
        x.iter().map(|v| v * v).sum::<f64>().sqrt()
    }

    pub fn bessel(order: i32, x: f32) -> f32 {
        let mut sum = 0.0;
        let mut term = 1.0;
        for k in 0..12 {
            if k > 0 {
                term *= -x * x / 4.0 / (k as f32 * (k + order) as f32);
            }
            sum += term;
        }
        let factorial: f32 = (1..=order).map(|i| i as f32).product();
        sum * (x / 2.0).powi(order) / factorial
    }
}

/// A thin rule for a foreign function: the body need not be one that can be differentiated.
#[differentiable(partials = erf_partial, forward)]
fn erf(x: f64) -> f64 {
    foreign::erf(x)
}

fn erf_partial(x: f64, _: f64) -> f64 {
    // that of the approximation, which central differences see
    let h = 1e-5;
    (foreign::erf(x + h) - foreign::erf(x - h)) / (2.0 * h)
}

/// The price of a call by Black and Scholes.
#[differentiable(forward)]
fn black_scholes(spot: f64, strike: f64, rate: f64, volatility: f64, years: f64) -> f64 {
    let spread = volatility * years.sqrt();
    let d1 = ((spot / strike).ln() + (rate + 0.5 * volatility * volatility) * years) / spread;
    let d2 = d1 - spread;
    let cdf = |d: f64| 0.5 * (1.0 + erf(d / std::f64::consts::SQRT_2));
    spot * cdf(d1) - strike * (-rate * years).exp() * cdf(d2)
}

/// Reuses the value.
#[differentiable(partials = logistic_partial, forward)]
fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn logistic_partial(_: f64, y: f64) -> f64 {
    y * (1.0 - y)
}

#[differentiable(forward)]
fn cross_entropy(w: &[f64], x: &[f64], label: bool) -> f64 {
    let mut z = 0.0;
    for i in 0..w.len() {
        z += w[i] * x[i];
    }
    let p = logistic(z);
    if label { -p.ln() } else { -(1.0 - p).ln() }
}

/// Two partials, a constant between them.
#[differentiable(partials = damped_partials, forward)]
fn damped(x: f64, n: i32, rate: f64) -> f64 {
    x.powi(n) * (-rate).exp()
}

fn damped_partials(x: f64, n: i32, rate: f64, value: f64) -> (f64, f64) {
    (n as f64 * x.powi(n - 1) * (-rate).exp(), -value)
}

#[differentiable(forward)]
fn sum_of_damped(x: f64, rate: f64) -> f64 {
    let mut sum = 0.0;
    for n in 1..4 {
        sum += damped(x, n, rate);
    }
    sum
}

/// By reference: the rule runs again on the way back.
#[differentiable(vjp = norm_rule)]
fn norm(x: &[f64]) -> f64 {
    foreign::norm(x)
}

fn norm_rule(x: &[f64]) -> (f64, impl Fn(f64) -> Vec<f64>) {
    let norm = foreign::norm(x);
    (norm, move |ct| x.iter().map(|v| ct * v / norm).collect())
}

#[differentiable]
fn ridge(x: &[f64], weight: f64) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += v.sin();
    }
    sum + weight * norm(x)
}

/// Each output may be unused: the rule sees which.
#[differentiable(vjp = sine_and_cosine_rule)]
fn sine_and_cosine(x: f64) -> (f64, f64) {
    x.sin_cos()
}

fn sine_and_cosine_rule(x: f64) -> ((f64, f64), impl Fn((Option<f64>, Option<f64>)) -> f64) {
    let (s, c) = x.sin_cos();
    ((s, c), move |(ct_s, ct_c)| match (ct_s, ct_c) {
        (None, None) => 0.0,
        (Some(ct), None) => ct * c,
        (None, Some(ct)) => -ct * s,
        (Some(ct_s), Some(ct_c)) => ct_s * c - ct_c * s,
    })
}

#[differentiable]
fn one_output_of_two(x: f64, y: f64) -> f64 {
    let (s, _) = sine_and_cosine(x);
    let (_, c) = sine_and_cosine(y);
    s * c
}

#[differentiable]
fn both_outputs(x: f64) -> f64 {
    let (s, c) = sine_and_cosine(x);
    s * c + s
}

/// Arrays by value, and an `Option` of an array.
#[differentiable(vjp = solve_rule)]
fn solve(a: [f64; 4], b: [f64; 2]) -> [f64; 2] {
    let det = a[0] * a[3] - a[1] * a[2];
    [
        (a[3] * b[0] - a[1] * b[1]) / det,
        (a[0] * b[1] - a[2] * b[0]) / det,
    ]
}

fn solve_rule(
    a: [f64; 4],
    b: [f64; 2],
) -> ([f64; 2], impl Fn(Option<[f64; 2]>) -> ([f64; 4], [f64; 2])) {
    let x = solve(a, b);
    (x, move |ct| match ct {
        None => ([0.0; 4], [0.0; 2]),
        Some(ct) => {
            let y = solve([a[0], a[2], a[1], a[3]], ct);
            ([-y[0] * x[0], -y[0] * x[1], -y[1] * x[0], -y[1] * x[1]], y)
        }
    })
}

#[differentiable]
fn deflection(stiffness: f64, load: f64) -> f64 {
    let x = solve(
        [2.0 * stiffness, -stiffness, -stiffness, stiffness],
        [0.0, load],
    );
    x[1] + 0.5 * x[0]
}

/// In single precision.
#[differentiable(partials = bessel_partial, forward)]
fn bessel(order: i32, x: f32) -> f32 {
    foreign::bessel(order, x)
}

fn bessel_partial(order: i32, x: f32, value: f32) -> f32 {
    foreign::bessel(order - 1, x) - order as f32 / x * value
}

#[differentiable(forward)]
fn diffraction(x: f32) -> f32 {
    let amplitude = 2.0 * bessel(1, x) / x;
    amplitude * amplitude
}

/// A rule for every float.
#[differentiable(vjp = softplus_rule)]
fn softplus<T: Real>(x: T) -> T {
    x.exp().ln_1p()
}

fn softplus_rule<T: Real>(x: T) -> (T, impl Fn(T) -> T) {
    (softplus(x), move |ct| ct / (T::lit(1.0) + (-x).exp()))
}

#[differentiable]
fn smooth_hinge(margin: f64, scale: f64) -> f64 {
    scale * softplus((1.0 - margin) / scale)
}

/// Calls itself under the companion's name.
#[differentiable(companion = chebyshev_series)]
fn chebyshev(n: usize, x: f64) -> f64 {
    match n {
        0 => 1.0,
        1 => x,
        _ => 2.0 * x * chebyshev(n - 1, x) - chebyshev(n - 2, x),
    }
}

#[differentiable]
fn of_a_companion(x: f64) -> f64 {
    chebyshev_series(3, x) * x
}

/// Calls itself through another function.
#[differentiable(recursive)]
fn sine_series(x: f64, n: i32) -> f64 {
    if n > 11 {
        0.0
    } else {
        x / n as f64 * cosine_series(x, n + 1)
    }
}

#[differentiable]
fn cosine_series(x: f64, n: i32) -> f64 {
    1.0 - x / n as f64 * (1.0 - sine_series(x, n + 1))
}

#[differentiable]
fn mutual(x: f64) -> f64 {
    sine_series(x, 1) + cosine_series(2.0 * x, 2)
}

#[differentiable(forward)]
fn even_terms(x: f64, n: i32) -> f64 {
    if n == 0 { x } else { x * odd_terms(x, n - 1) }
}

#[differentiable(forward)]
fn odd_terms(x: f64, n: i32) -> f64 {
    if n == 0 {
        1.0
    } else {
        x + even_terms(x, n - 1)
    }
}

// nothing is said of the cycle
#[differentiable(forward)]
fn mutual_unmarked(x: f64) -> f64 {
    even_terms(x, 5) * odd_terms(x, 2)
}

/// The programs of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward black_scholes(100.0, 95.0, 0.02, 0.3, 0.75)),
        program!(forward cross_entropy(&[0.4, -0.3, 0.2], &[1.0, 2.0, -0.5], true) calls logistic),
        program!(forward cross_entropy(&[0.4, -0.3], &[1.0, 2.0], false) calls logistic),
        program!(forward sum_of_damped(0.8, 0.3) calls damped),
        program!(ridge(&[0.5, -0.7, 1.2], 0.4)),
        program!(one_output_of_two(0.3, 1.1) calls sine_and_cosine),
        program!(both_outputs(0.7) calls sine_and_cosine),
        program!(deflection(3.0, 2.0) calls solve),
        program!(forward diffraction(1.7f32)),
        program!(smooth_hinge(0.4, 0.5) calls softplus),
        program!(of_a_companion(0.4)),
        program!(mutual(0.6) calls sine_series, cosine_series),
        program!(forward mutual_unmarked(0.6) calls even_terms, odd_terms),
    ]
}
