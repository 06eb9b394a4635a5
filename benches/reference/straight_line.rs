//! Scalar functions without loops, and their gradients written by hand.

use grads::prelude::*;

/// Rosenbrock's function of two variables.
#[differentiable]
pub fn rosenbrock(x: f64, y: f64) -> f64 {
    (1.0 - x) * (1.0 - x) + 100.0 * (y - x * x) * (y - x * x)
}

/// Its value and gradient.
pub fn rosenbrock_by_hand(x: f64, y: f64) -> (f64, (f64, f64)) {
    let (a, b) = (1.0 - x, y - x * x);
    let value = a * a + 100.0 * b * b;
    (value, (-2.0 * a - 400.0 * b * x, 200.0 * b))
}

/// The density of the standard normal distribution.
pub fn normal_density(x: f64) -> f64 {
    const SCALE: f64 = 0.398_942_280_401_432_7;
    SCALE * (-0.5 * x * x).exp()
}

/// The derivative of [`normal_cdf`].
pub fn normal_partial(x: f64, _value: f64) -> f64 {
    normal_density(x)
}

/// The distribution function of the standard normal distribution, after Abramowitz and Stegun 26.2.17: within 7.5e-8.
#[differentiable(partials = normal_partial)]
pub fn normal_cdf(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let poly = t
        * (0.319_381_530
            + t * (-0.356_563_782
                + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    let tail = normal_density(x) * poly;
    if x < 0.0 { tail } else { 1.0 - tail }
}

/// The price of a European call after Black and Scholes (1973).
#[differentiable]
pub fn black_scholes(spot: f64, strike: f64, rate: f64, vol: f64, years: f64) -> f64 {
    let sd = vol * years.sqrt();
    let d1 = ((spot / strike).ln() + (rate + 0.5 * vol * vol) * years) / sd;
    spot * normal_cdf(d1) - strike * (-rate * years).exp() * normal_cdf(d1 - sd)
}

/// The price and its derivatives ("Greeks") with respect to all five.
pub fn black_scholes_by_hand(
    spot: f64,
    strike: f64,
    rate: f64,
    vol: f64,
    years: f64,
) -> (f64, (f64, f64, f64, f64, f64)) {
    let root = years.sqrt();
    let sd = vol * root;
    let d1 = ((spot / strike).ln() + (rate + 0.5 * vol * vol) * years) / sd;
    let d2 = d1 - sd;
    let discount = (-rate * years).exp();
    let (n1, n2) = (normal_cdf(d1), normal_cdf(d2));
    let (p1, p2) = (normal_density(d1), normal_density(d2));
    let value = spot * n1 - strike * discount * n2;
    // derivatives of the arguments of the two distribution functions
    let (a, b) = (spot * p1, strike * discount * p2);
    let d_d1 = a - b;
    let d_sd = b - d_d1 * d1 / sd;
    let d_num = d_d1 / sd;
    let drift = rate + 0.5 * vol * vol;
    let kept = strike * discount * n2;
    (
        value,
        (
            n1 + d_num / spot,
            -discount * n2 - d_num / strike,
            d_num * years + kept * years,
            d_num * vol * years + d_sd * root,
            d_num * drift + kept * rate + d_sd * vol * 0.5 / root,
        ),
    )
}
