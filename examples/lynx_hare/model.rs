//! The model: predator and prey after Lotka and Volterra, counts with log-normal errors.
//!
//! Howard (2009) and Carpenter's Stan case study (2018) describe the model and its likelihood.

use grads::prelude::*;

/// Runge-Kutta steps a year.
const STEPS: usize = 20;

/// Negative log-likelihood of the counts, up to a constant.
///
/// `log_params` holds the logarithms of alpha, beta, gamma, delta, the hares and the lynx of the first year, and the
/// two error scales (hare, lynx): all of them are positive.
#[differentiable]
pub fn loss(log_params: &[f64], #[no_diff] hare: &[f64], #[no_diff] lynx: &[f64]) -> f64 {
    let alpha = log_params[0].exp();
    let beta = log_params[1].exp();
    let gamma = log_params[2].exp();
    let delta = log_params[3].exp();
    let mut u = log_params[4].exp();
    let mut v = log_params[5].exp();
    let sigma_u = log_params[6].exp();
    let sigma_v = log_params[7].exp();

    let h = 1.0 / STEPS as f64;
    let mut nll = 0.0;
    for year in 0..hare.len() {
        let ru = (hare[year].ln() - u.ln()) / sigma_u;
        let rv = (lynx[year].ln() - v.ln()) / sigma_v;
        nll += 0.5 * (ru * ru + rv * rv) + log_params[6] + log_params[7];

        for _ in 0..STEPS {
            let k1u = (alpha - beta * v) * u;
            let k1v = (delta * u - gamma) * v;
            let (u2, v2) = (u + 0.5 * h * k1u, v + 0.5 * h * k1v);
            let k2u = (alpha - beta * v2) * u2;
            let k2v = (delta * u2 - gamma) * v2;
            let (u3, v3) = (u + 0.5 * h * k2u, v + 0.5 * h * k2v);
            let k3u = (alpha - beta * v3) * u3;
            let k3v = (delta * u3 - gamma) * v3;
            let (u4, v4) = (u + h * k3u, v + h * k3v);
            let k4u = (alpha - beta * v4) * u4;
            let k4v = (delta * u4 - gamma) * v4;
            u += h / 6.0 * (k1u + 2.0 * k2u + 2.0 * k3u + k4u);
            v += h / 6.0 * (k1v + 2.0 * k2v + 2.0 * k3v + k4v);
        }
    }
    nll
}

/// Hares and lynx at times from 0 to `years`, `STEPS` points a year, for the plot: (time, hares, lynx).
pub fn trajectory(params: &[f64], years: usize) -> Vec<(f64, f64, f64)> {
    let [alpha, beta, gamma, delta, mut u, mut v] = params[..6] else {
        panic!("six parameters")
    };
    let h = 1.0 / STEPS as f64;
    let rates = |u: f64, v: f64| ((alpha - beta * v) * u, (delta * u - gamma) * v);
    let mut points = vec![(0.0, u, v)];
    for step in 1..=years * STEPS {
        let k1 = rates(u, v);
        let k2 = rates(u + 0.5 * h * k1.0, v + 0.5 * h * k1.1);
        let k3 = rates(u + 0.5 * h * k2.0, v + 0.5 * h * k2.1);
        let k4 = rates(u + h * k3.0, v + h * k3.1);
        u += h / 6.0 * (k1.0 + 2.0 * k2.0 + 2.0 * k3.0 + k4.0);
        v += h / 6.0 * (k1.1 + 2.0 * k2.1 + 2.0 * k3.1 + k4.1);
        points.push((step as f64 * h, u, v));
    }
    points
}
