//! Pricing and risk as it is usually coded.

use crate::harness::row::Program;
use grads::prelude::*;

/// Abramowitz and Stegun 26.2.17.
#[differentiable(forward)]
fn norm_cdf(x: f64) -> f64 {
    let a = [
        0.319381530,
        -0.356563782,
        1.781477937,
        -1.821255978,
        1.330274429,
    ];
    let k = 1.0 / (1.0 + 0.2316419 * x.abs());
    let mut poly = 0.0;
    for c in a.iter().rev() {
        poly = (poly + c) * k;
    }
    let tail = (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt() * poly;
    if x < 0.0 { tail } else { 1.0 - tail }
}

#[differentiable(forward)]
fn black_scholes(s: f64, k: f64, r: f64, sigma: f64, t: f64, is_call: bool) -> f64 {
    let sqrt_t = t.sqrt();
    let d1 = ((s / k).ln() + (r + 0.5 * sigma * sigma) * t) / (sigma * sqrt_t);
    let d2 = d1 - sigma * sqrt_t;
    let df = (-r * t).exp();
    match is_call {
        true => s * norm_cdf(d1) - k * df * norm_cdf(d2),
        false => k * df * norm_cdf(-d2) - s * norm_cdf(-d1),
    }
}

/// American put on a tree, values overwritten in place level by level.
#[differentiable(forward)]
fn american_put(s: f64, k: f64, sigma: f64, r: f64, n: usize) -> f64 {
    let dt = 1.0 / n as f64;
    let u = (sigma * dt.sqrt()).exp();
    let d = 1.0 / u;
    let p = ((r * dt).exp() - d) / (u - d);
    let disc = (-r * dt).exp();
    let mut v = vec![0.0; n + 1];
    for i in 0..=n {
        let st = s * u.powi(2 * i as i32 - n as i32);
        v[i] = (k - st).max(0.0);
    }
    for level in (0..n).rev() {
        for i in 0..=level {
            let hold = disc * (p * v[i + 1] + (1.0 - p) * v[i]);
            let exercise = k - s * u.powi(2 * i as i32 - level as i32);
            v[i] = if hold > exercise { hold } else { exercise };
        }
    }
    v[0]
}

/// Paths from a linear congruential generator.
#[differentiable(forward)]
fn asian_monte_carlo(s0: f64, mu: f64, sigma: f64, paths: u32, seed: u64) -> f64 {
    let mut state = seed;
    let mut payoff = 0.0;
    for _ in 0..paths {
        let mut s = s0;
        let mut avg = 0.0;
        for _ in 0..4 {
            let mut z = 0.0;
            for _ in 0..12 {
                state = state
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                z += (state >> 11) as f64 / (1u64 << 53) as f64;
            }
            z -= 6.0;
            s *= ((mu - 0.5 * sigma * sigma) * 0.25 + sigma * 0.5 * z).exp();
            avg += s / 4.0;
        }
        payoff += (avg - 100.0).max(0.0);
    }
    payoff / f64::from(paths)
}

/// Xorshift instead, and antithetic pairs.
#[differentiable(forward)]
fn antithetic(vol: f64, strike: f64) -> f64 {
    let mut x: u32 = 2463534242;
    let mut total = 0.0;
    let n = 16;
    for _ in 0..n {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        let z = (x as f64 / u32::MAX as f64 - 0.5) * 3.4;
        for sign in [-1.0, 1.0] {
            let s = (vol * sign * z).exp();
            if s > strike {
                total += s - strike;
            }
        }
    }
    total / (2 * n) as f64
}

/// Yield by bisection, then one Newton step that carries the derivative.
#[differentiable(forward)]
fn yield_to_maturity(cashflows: &[f64], price: f64) -> f64 {
    let mut lo = 0.0;
    let mut hi = 1.0;
    for _ in 0..60 {
        let mid = 0.5 * (lo + hi);
        let mut pv = 0.0;
        for (i, c) in cashflows.iter().enumerate() {
            pv += c / (1.0 + mid as f64).powi(i as i32 + 1);
        }
        if pv > price {
            lo = mid;
        } else {
            hi = mid;
        }
    }
    let y: f64 = stop_gradient(0.5 * (lo + hi));
    let (mut pv, mut dpv) = (0.0, 0.0);
    for i in 0..cashflows.len() {
        let t = (i + 1) as f64;
        pv += cashflows[i] * (1.0 + y).powf(-t);
        dpv -= stop_gradient(cashflows[i] * t * (1.0 + y).powf(-t - 1.0));
    }
    y - (pv - price) / dpv
}

/// Crank-Nicolson with a tridiagonal solve in a helper.
#[differentiable(forward)]
fn thomas(lower: &[f64], diag: &[f64], upper: &[f64], rhs: &mut [f64]) {
    let n = rhs.len();
    let mut c = vec![0.0; n];
    c[0] = upper[0] / diag[0];
    rhs[0] /= diag[0];
    for i in 1..n {
        let m = diag[i] - lower[i] * c[i - 1];
        c[i] = upper[i] / m;
        rhs[i] = (rhs[i] - lower[i] * rhs[i - 1]) / m;
    }
    for i in (0..n - 1).rev() {
        rhs[i] -= c[i] * rhs[i + 1];
    }
}

#[differentiable(forward)]
fn crank_nicolson(v: &mut [f64], sigma: f64, steps: usize) -> f64 {
    let n = v.len();
    let a = 0.25 * sigma * sigma;
    let lower = vec![-a; n];
    let diag = vec![1.0 + 2.0 * a; n];
    let upper = vec![-a; n];
    let mut rhs = vec![0.0; n];
    for _ in 0..steps {
        for i in 0..n {
            let left = if i == 0 { 0.0 } else { v[i - 1] };
            let right = if i + 1 < n { v[i + 1] } else { 0.0 };
            rhs[i] = v[i] + a * (left - 2.0 * v[i] + right);
        }
        thomas(&lower, &diag, &upper, &mut rhs);
        v.copy_from_slice(&rhs);
    }
    v[n / 2]
}

/// Implied volatility by Newton with a calibrated start; returns early when it has converged.
#[differentiable(forward)]
fn implied_vol(price: f64, s: f64, k: f64) -> f64 {
    let mut vol = (2.0 * std::f64::consts::PI).sqrt() * price / s;
    for _ in 0..20 {
        let p = black_scholes(s, k, 0.0, vol, 1.0, true);
        let d1 = ((s / k).ln() + 0.5 * vol * vol) / vol;
        let vega = s * (-0.5 * d1 * d1).exp() / (2.0 * std::f64::consts::PI).sqrt();
        let step = (p - price) / vega;
        vol -= step;
        if step.abs() < 1e-15 {
            return vol;
        }
    }
    vol
}

/// Interpolated discount curve: a search, then a linear piece.
#[differentiable(forward)]
fn curve(times: &[f64], rates: &[f64], t: f64) -> f64 {
    if t <= times[0] {
        return (-rates[0] * t).exp();
    }
    let last = times.len() - 1;
    if t >= times[last] {
        return (-rates[last] * t).exp();
    }
    let mut i = 0;
    while times[i + 1] < t {
        i += 1;
    }
    let w = (t - times[i]) / (times[i + 1] - times[i]);
    let r = (1.0 - w) * rates[i] + w * rates[i + 1];
    (-r * t).exp()
}

#[differentiable(forward)]
fn swap_rate(times: &[f64], rates: &[f64], years: usize) -> f64 {
    let mut annuity = 0.0;
    for y in 1..=years {
        annuity += curve(times, rates, y as f64);
    }
    (1.0 - curve(times, rates, years as f64)) / annuity
}

/// Portfolio risk: quadratic form and a penalty on concentration.
#[differentiable(forward)]
fn portfolio(w: &[f64], cov: &[f64], aversion: f64) -> f64 {
    let n = w.len();
    let mut risk = 0.0;
    for (i, wi) in w.iter().enumerate() {
        for (j, wj) in w.iter().enumerate() {
            risk += wi * cov[i * n + j] * wj;
        }
    }
    let biggest = w.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
    aversion * risk.sqrt() + biggest
}

/// GARCH(1, 1) negative log-likelihood.
#[differentiable(forward)]
fn garch(omega: f64, alpha: f64, beta: f64, returns: &[f64]) -> f64 {
    let mut h = omega / (1.0 - alpha - beta);
    returns
        .iter()
        .map(|r| {
            let term = h.ln() + r * r / h;
            h = omega + alpha * r * r + beta * h;
            term
        })
        .sum::<f64>()
        * 0.5
}

/// A knock-out barrier ends the path.
#[differentiable(forward)]
fn barrier(path: &[f64], vol: f64, #[no_diff] level: f64) -> f64 {
    let mut s = 1.0;
    let mut alive = true;
    for &z in path {
        s *= (vol * z - 0.5 * vol * vol).exp();
        if s > level {
            alive = false;
            break;
        }
    }
    if alive { s } else { 0.1 * s }
}

/// Tenor given as an enum-like integer.
#[differentiable(forward)]
fn tenor_price(rate: f64, code: i64) -> f64 {
    let t = match code {
        i64::MIN..=-1 => return 0.5 * rate,
        0 => 0.25,
        1..=3 => 0.5 * code as f64,
        _ => 10.0,
    };
    1.0 / (1.0 + rate).powf(t)
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward norm_cdf(0.7)),
        program!(forward norm_cdf(-0.7)),
        program!(forward black_scholes(100.0, 95.0, 0.03, 0.2, 1.5, true) calls norm_cdf),
        program!(forward black_scholes(100.0, 95.0, 0.03, 0.2, 1.5, false) calls norm_cdf),
        program!(forward american_put(100.0, 105.0, 0.25, 0.05, 9)),
        program!(forward asian_monte_carlo(100.0, 0.05, 0.3, 5, 42)),
        program!(forward antithetic(0.3, 1.03)),
        program!(forward yield_to_maturity(&[5.0, 5.0, 105.0], 97.0)),
        program!(forward crank_nicolson(&mut [0.0, 0.2, 1.0, 0.5, 0.1], 0.8, 4) calls thomas),
        program!(forward implied_vol(9.0, 100.0, 102.0) calls black_scholes, norm_cdf),
        program!(forward curve(&[0.5, 1.0, 3.0], &[0.02, 0.025, 0.03], 0.2)),
        program!(forward curve(&[0.5, 1.0, 3.0], &[0.02, 0.025, 0.03], 2.2)),
        program!(forward swap_rate(&[0.5, 1.1, 3.3], &[0.02, 0.025, 0.03], 5) calls curve),
        program!(forward portfolio(
            &[0.2, 0.5, -0.3],
            &[1.0, 0.2, 0.1, 0.2, 0.8, 0.0, 0.1, 0.0, 0.5],
            2.0
        )),
        program!(forward garch(0.1, 0.2, 0.5, &[0.3, -0.8, 0.5, 0.1])),
        program!(forward barrier(&[0.3, 0.9, -0.4, 0.8], 0.3, const 1.3)),
        program!(forward barrier(&[0.3, 0.9, -0.4, 0.8], 0.3, const 9.0)),
        program!(forward tenor_price(0.04, -3)),
        program!(forward tenor_price(0.04, 0)),
        program!(forward tenor_price(0.04, 2)),
        program!(forward tenor_price(0.04, 12)),
    ]
}
