//! Gaussian mixture with a Wishart prior.

use crate::json::{float, floats, index, rows};
use grads::prelude::*;
use serde_json::{Value, json};
use std::f64::consts::PI;

#[differentiable]
fn log_sum_exp(x: &[f64]) -> f64 {
    let mut largest = x[0];
    for &xi in &x[1..] {
        largest = largest.max(xi);
    }
    let mut sum = 0.0;
    for xi in x {
        sum += (xi - largest).exp();
    }
    largest + sum.ln()
}

/// Half the squared length of `Q (x - mu)`, where `Q` has the diagonal `exp(q)` and below it `l`, column by column.
#[differentiable]
fn half_mahalanobis(x: &[f64], mu: &[f64], diagonal: &[f64], l: &[f64]) -> f64 {
    let d = x.len();
    let mut product = vec![0.0; d];
    let mut p = 0;
    for j in 0..d {
        let difference = x[j] - mu[j];
        product[j] += diagonal[j] * difference;
        for i in j + 1..d {
            product[i] += l[p] * difference;
            p += 1;
        }
    }
    0.5 * product.iter().map(|v| v * v).sum::<f64>()
}

/// `log Gamma(twice / 2)`.
fn ln_gamma_half(twice: usize) -> f64 {
    let (mut a, mut sum) = if twice % 2 == 0 {
        (1.0, 0.0)
    } else {
        (0.5, 0.5 * PI.ln())
    };
    while 2.0 * a < twice as f64 {
        sum += f64::ln(a);
        a += 1.0;
    }
    sum
}

/// The part of the prior that does not depend on the parameters, for one component.
fn prior_constant(d: usize, m: usize, gamma: f64) -> f64 {
    let nu = d + m + 1;
    let mut log_gamma_d = 0.25 * (d * (d - 1)) as f64 * PI.ln();
    for j in 1..=d {
        log_gamma_d += ln_gamma_half(nu + 1 - j);
    }
    (nu * d) as f64 * (gamma.ln() - 0.5 * 2.0_f64.ln()) - log_gamma_d
}

/// The log-posterior.
#[differentiable]
fn posterior(
    alpha: &[f64],
    mu: &[Vec<f64>],
    q: &[Vec<f64>],
    l: &[Vec<f64>],
    #[no_diff] x: &[Vec<f64>],
    #[no_diff] gamma: f64,
    m: usize,
) -> f64 {
    let k = alpha.len();
    let n = x.len();
    let d = x[0].len();
    let diagonals: Vec<Vec<f64>> = q
        .iter()
        .map(|row| row.iter().map(|v| v.exp()).collect())
        .collect();
    let sums: Vec<f64> = q.iter().map(|row| row.iter().sum()).collect();

    let mut likelihood = -0.5 * (n * d) as f64 * (2.0 * PI).ln();
    let mut terms = vec![0.0; k];
    for point in x {
        for c in 0..k {
            terms[c] = alpha[c] + sums[c] - half_mahalanobis(point, &mu[c], &diagonals[c], &l[c]);
        }
        likelihood += log_sum_exp(&terms);
    }
    likelihood -= n as f64 * log_sum_exp(alpha);

    let mut prior = k as f64 * prior_constant(d, m, gamma);
    for c in 0..k {
        let squares: f64 = diagonals[c].iter().chain(l[c].iter()).map(|v| v * v).sum();
        prior -= 0.5 * gamma * gamma * squares - m as f64 * sums[c];
    }
    likelihood + prior
}

pub fn objective(input: &Value) -> Value {
    json!(posterior(
        &floats(&input["alpha"]),
        &rows(&input["mu"]),
        &rows(&input["q"]),
        &rows(&input["l"]),
        &rows(&input["x"]),
        float(&input["gamma"]),
        index(&input["m"]),
    ))
}

pub fn jacobian(input: &Value) -> Value {
    let (alpha, mu, q, l) = grad!(posterior)(
        &floats(&input["alpha"]),
        &rows(&input["mu"]),
        &rows(&input["q"]),
        &rows(&input["l"]),
        &rows(&input["x"]),
        float(&input["gamma"]),
        index(&input["m"]),
    );
    json!({ "alpha": alpha, "mu": mu, "q": q, "l": l })
}
