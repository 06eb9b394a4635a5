//! Longer programs that every textbook has.

use crate::harness::row::Program;
use grads::prelude::*;

/// Second derivatives of the natural cubic spline through the points: the Thomas algorithm.
#[differentiable(forward)]
fn natural_spline(x: &[f64], y: &[f64]) -> Vec<f64> {
    let n = x.len();
    let mut upper = vec![0.0; n];
    let mut rhs = vec![0.0; n];
    for i in 1..n - 1 {
        let (h0, h1) = (x[i] - x[i - 1], x[i + 1] - x[i]);
        let slope = (y[i + 1] - y[i]) / h1 - (y[i] - y[i - 1]) / h0;
        let pivot = 2.0 * (h0 + h1) - h0 * upper[i - 1];
        upper[i] = h1 / pivot;
        rhs[i] = (6.0 * slope - h0 * rhs[i - 1]) / pivot;
    }
    let mut second = vec![0.0; n];
    for i in (1..n - 1).rev() {
        second[i] = rhs[i] - upper[i] * second[i + 1];
    }
    second
}

#[differentiable(forward)]
fn spline_value(x: &[f64], y: &[f64], at: f64) -> f64 {
    let second = natural_spline(x, y);
    // bisection for the interval
    let (mut lo, mut hi) = (0, x.len() - 1);
    while hi - lo > 1 {
        let mid = (lo + hi) / 2;
        if x[mid] > at {
            hi = mid;
        } else {
            lo = mid;
        }
    }
    let h = x[hi] - x[lo];
    let (a, b) = ((x[hi] - at) / h, (at - x[lo]) / h);
    a * y[lo]
        + b * y[hi]
        + ((a.powi(3) - a) * second[lo] + (b.powi(3) - b) * second[hi]) * h * h / 6.0
}

#[differentiable(forward)]
fn insertion_sort(v: &mut [f64]) {
    for i in 1..v.len() {
        let mut j = i;
        while j > 0 && v[j - 1] > v[j] {
            v.swap(j - 1, j);
            j -= 1;
        }
    }
}

/// L-statistic: weights by rank.
#[differentiable(forward)]
fn sorted_weighted_sum(x: &[f64], weights: &[f64]) -> f64 {
    let mut sorted = x.to_vec();
    insertion_sort(&mut sorted);
    sorted.iter().zip(weights).map(|(a, w)| a * w).sum()
}

/// The sort written out with a held key.
#[differentiable(forward)]
fn sorted_by_key(x: &[f64], weights: &[f64]) -> f64 {
    let mut a = x.to_vec();
    for i in 1..a.len() {
        let key = a[i];
        let mut j = i;
        while j > 0 && a[j - 1] > key {
            a[j] = a[j - 1];
            j -= 1;
        }
        a[j] = key;
    }
    let mut total = 0.0;
    for i in 0..a.len() {
        total += weights[i] * a[i] * a[i];
    }
    total
}

/// The error function by Abramowitz and Stegun 7.1.26, with its exact derivative as a rule.
#[differentiable(partials = erf_partials, forward)]
fn erf(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.3275911 * x.abs());
    let p = t
        * (0.254829592
            + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
    x.signum() * (1.0 - p * (-x * x).exp())
}

fn erf_partials(x: f64, _value: f64) -> f64 {
    std::f64::consts::FRAC_2_SQRT_PI * (-x * x).exp()
}

/// The error function by its series, differentiated as it stands.
#[differentiable(forward)]
fn erf_series(x: f64) -> f64 {
    let mut term = x;
    let mut sum = x;
    let mut n = 0;
    while term.abs() > 1e-17 * sum.abs() {
        n += 1;
        term *= -x * x / n as f64;
        sum += term / (2 * n + 1) as f64;
    }
    2.0 / std::f64::consts::PI.sqrt() * sum
}

#[differentiable(forward)]
fn norm_cdf(x: f64) -> f64 {
    0.5 * (1.0 + erf_series(x / 2.0_f64.sqrt()))
}

#[differentiable(forward)]
fn black_scholes_call(spot: f64, strike: f64, rate: f64, vol: f64, maturity: f64) -> f64 {
    let sd = vol * maturity.sqrt();
    let d1 = ((spot / strike).ln() + (rate + 0.5 * vol * vol) * maturity) / sd;
    let d2 = d1 - sd;
    spot * norm_cdf(d1) - strike * (-rate * maturity).exp() * norm_cdf(d2)
}

/// The delta of a call with the tabulated error function is exact by the rule.
#[differentiable(forward)]
fn digital_option(spot: f64, strike: f64, vol: f64) -> f64 {
    let d = (spot / strike).ln() / vol - 0.5 * vol;
    0.5 * (1.0 + erf_series(d / std::f64::consts::SQRT_2))
}

/// Rodrigues rotation and projection with radial and tangential distortion.
#[differentiable(forward)]
fn distorted_projection(camera: &[f64], point: [f64; 3], seen: [f64; 2]) -> [f64; 2] {
    let (r, t) = (&camera[0..3], &camera[3..6]);
    let theta2: f64 = r.iter().map(|v| v * v).sum();
    let p = if theta2 > f64::EPSILON {
        let theta = theta2.sqrt();
        let w = [r[0] / theta, r[1] / theta, r[2] / theta];
        let (s, c) = theta.sin_cos();
        let cross = [
            w[1] * point[2] - w[2] * point[1],
            w[2] * point[0] - w[0] * point[2],
            w[0] * point[1] - w[1] * point[0],
        ];
        let along: f64 = w.iter().zip(&point).map(|(a, b)| a * b).sum();
        let mut p = [0.0; 3];
        for i in 0..3 {
            p[i] = point[i] * c + cross[i] * s + w[i] * along * (1.0 - c);
        }
        p
    } else {
        [
            point[0] + r[1] * point[2] - r[2] * point[1],
            point[1] + r[2] * point[0] - r[0] * point[2],
            point[2] + r[0] * point[1] - r[1] * point[0],
        ]
    };
    let (x, y, z) = (p[0] + t[0], p[1] + t[1], p[2] + t[2]);
    let (u, v) = (x / z, y / z);
    let [k1, k2, p1, p2] = [camera[7], camera[8], camera[9], camera[10]];
    let r2 = u * u + v * v;
    let radial = 1.0 + r2 * (k1 + r2 * k2);
    let du = 2.0 * p1 * u * v + p2 * (r2 + 2.0 * u * u);
    let dv = p1 * (r2 + 2.0 * v * v) + 2.0 * p2 * u * v;
    [
        camera[6] * (u * radial + du) - seen[0],
        camera[6] * (v * radial + dv) - seen[1],
    ]
}

/// Multivariate normal log-density over a flat lower triangle.
#[differentiable(forward)]
fn mvn_by_factor(x: &[f64], mean: &[f64], factor: &[f64]) -> f64 {
    let d = x.len();
    let at = |i: usize, j: usize| i * (i + 1) / 2 + j;
    let mut z = vec![0.0; d];
    let mut log_det = 0.0;
    for i in 0..d {
        let mut s = x[i] - mean[i];
        for j in 0..i {
            s -= factor[at(i, j)] * z[j];
        }
        z[i] = s / factor[at(i, i)];
        log_det += factor[at(i, i)].abs().ln();
    }
    -0.5 * z.iter().map(|v| v * v).sum::<f64>()
        - log_det
        - 0.5 * d as f64 * (2.0 * std::f64::consts::PI).ln()
}

/// Joint positions of a skeleton whose parents come first; the root has none.
#[differentiable(forward)]
fn skeleton(angles: &[f64], bones: &[f64], parents: &[i32]) -> f64 {
    let n = parents.len();
    let mut heading = vec![0.0; n];
    let mut x = vec![0.0; n];
    let mut y = vec![0.0; n];
    for i in 0..n {
        let (px, py, ph) = if parents[i] < 0 {
            (0.0, 0.0, 0.0)
        } else {
            let p = parents[i] as usize;
            (x[p], y[p], heading[p])
        };
        heading[i] = ph + angles[i];
        x[i] = px + bones[i] * heading[i].cos();
        y[i] = py + bones[i] * heading[i].sin();
    }
    let leaves = (0..n).filter(|&i| !parents.contains(&(i as i32)));
    leaves
        .map(|i| (x[i] - 1.0).powi(2) + (y[i] - 0.5).powi(2))
        .sum()
}

/// Simple recurrent network over flat weights, cross entropy of the next symbol.
#[differentiable(forward)]
fn rnn(wx: &[Vec<f64>], wh: &[Vec<f64>], wo: &[Vec<f64>], text: &[usize]) -> f64 {
    let hidden = wh.len();
    let mut h = vec![0.0; hidden];
    let mut loss = 0.0;
    for t in 0..text.len() - 1 {
        let mut next = vec![0.0; hidden];
        for i in 0..hidden {
            let mut a = wx[i][text[t]];
            for j in 0..hidden {
                a += wh[i][j] * h[j];
            }
            next[i] = a.tanh();
        }
        h = next;
        let scores: Vec<f64> = wo
            .iter()
            .map(|row| row.iter().zip(&h).map(|(w, h)| w * h).sum())
            .collect();
        let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let total: f64 = scores.iter().map(|s| (s - top).exp()).sum();
        loss -= scores[text[t + 1]] - top - total.ln();
    }
    loss / (text.len() - 1) as f64
}

/// What the rule of `erf` says, not the approximation.
pub fn erf_has_its_exact_derivative() -> Result<(), String> {
    let slope = grad!(erf)(0.4);
    let exact = std::f64::consts::FRAC_2_SQRT_PI * (-0.16_f64).exp();
    if slope == exact {
        Ok(())
    } else {
        Err(format!("{slope} is not {exact}"))
    }
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward spline_value(&[0.0, 0.7, 1.5, 2.0, 3.1], &[0.2, 1.0, 0.4, -0.3, 0.6], 1.2) calls natural_spline),
        program!(forward sorted_weighted_sum(&[0.5, -0.3, 0.9, 0.1], &[1.0, 2.0, -1.0, 0.5]) calls insertion_sort),
        program!(forward sorted_by_key(
            &[0.5, -0.3, 0.9, 0.1],
            &[1.0, 2.0, -1.0, 0.5]
        )),
        program!(forward black_scholes_call(100.0, 95.0, 0.03, 0.25, 0.75) calls norm_cdf, erf_series),
        program!(forward digital_option(1.0, 1.1, 0.3) calls erf_series),
        program!(forward distorted_projection(
            &[0.3, -0.2, 0.1, 0.1, 0.2, 4.0, 1.5, 0.05, -0.01, 0.002, -0.003],
            [0.7, -0.4, 1.1],
            [0.2, -0.1]
        ); pulled [1.0, -0.7]),
        program!(forward distorted_projection(
            &[0.0, 0.0, 0.0, 0.1, 0.2, 4.0, 1.5, 0.05, -0.01, 0.002, -0.003],
            [0.7, -0.4, 1.1],
            [0.2, -0.1]
        ); pulled [1.0, -0.7]),
        program!(forward mvn_by_factor(
            &[0.4, -0.3, 1.0],
            &[0.1, 0.0, 0.5],
            &[1.4, 0.2, 1.2, 0.1, -0.2, 0.9]
        )),
        program!(forward skeleton(
            &[0.3, 0.5, -0.2, 0.4],
            &[1.0, 0.6, 0.5, 0.4],
            &[-1, 0, 1, 0]
        )),
        program!(forward rnn(
            &[vec![0.1, 0.4, -0.2], vec![0.3, -0.1, 0.5]],
            &[vec![0.2, -0.3], vec![0.4, 0.1]],
            &[vec![0.5, -0.4], vec![0.1, 0.3], vec![-0.2, 0.6]],
            &[0, 2, 1, 1, 0]
        )),
    ]
}
