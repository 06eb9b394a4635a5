//! Programs as a statistician writes them.

use crate::harness::row::Program;
use grads::prelude::*;
use std::f64::consts::PI;

const LOG_2PI: f64 = 1.8378770664093453;

#[differentiable(forward)]
fn normal_logpdf(x: f64, mu: f64, sigma: f64) -> f64 {
    let z = (x - mu) / sigma;
    -0.5 * z * z - sigma.ln() - 0.5 * LOG_2PI
}

#[differentiable(forward)]
fn normal_loglik(mu: f64, log_sigma: f64, #[no_diff] y: &[f64]) -> f64 {
    let sigma = log_sigma.exp();
    y.iter().map(|&yi| normal_logpdf(yi, mu, sigma)).sum()
}

fn sigmoid_of(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Numerically careful: `ln(1 + exp(x))`.
#[differentiable(forward)]
fn softplus(x: f64) -> f64 {
    if x > 30.0 { x } else { x.exp().ln_1p() }
}

#[differentiable(forward)]
fn logistic_regression(beta: &[f64], #[no_diff] x: &[Vec<f64>], y: &[bool]) -> f64 {
    let mut ll = 0.0;
    for (row, &label) in x.iter().zip(y) {
        let eta = beta[0] + row.iter().zip(&beta[1..]).map(|(a, b)| a * b).sum::<f64>();
        ll += if label {
            -softplus(-eta)
        } else {
            -softplus(eta)
        };
    }
    ll
}

#[differentiable(forward)]
fn poisson_regression(
    beta: &[f64],
    #[no_diff] x: &[[f64; 2]],
    counts: &[u32],
    #[no_diff] exposure: &[f64],
) -> f64 {
    let mut ll = 0.0;
    for i in 0..counts.len() {
        let eta = beta[0] + beta[1] * x[i][0] + beta[2] * x[i][1] + exposure[i].ln();
        let log_factorial: f64 = (1..=counts[i]).map(|k| (k as f64).ln()).sum();
        ll += counts[i] as f64 * eta - eta.exp() - log_factorial;
    }
    ll
}

/// Cholesky factor of a positive definite matrix, row-major.
#[differentiable(forward)]
fn cholesky(a: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let n = a.len();
    let mut l = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..=i {
            let mut sum = a[i][j];
            for k in 0..j {
                sum -= l[i][k] * l[j][k];
            }
            if i == j {
                l[i][j] = sum.sqrt();
            } else {
                l[i][j] = sum / l[j][j];
            }
        }
    }
    l
}

#[differentiable(forward)]
fn forward_substitution(l: &[Vec<f64>], b: &[f64]) -> Vec<f64> {
    let mut y = Vec::with_capacity(b.len());
    for i in 0..b.len() {
        let mut s = b[i];
        for (k, yk) in y.iter().enumerate() {
            s -= l[i][k] * yk;
        }
        y.push(s / l[i][i]);
    }
    y
}

#[differentiable(forward)]
fn mvn_logpdf(x: &[f64], mean: &[f64], covariance: &[Vec<f64>]) -> f64 {
    let l = cholesky(covariance);
    let centred: Vec<f64> = x.iter().zip(mean).map(|(a, b)| a - b).collect();
    let z = forward_substitution(&l, &centred);
    let log_det: f64 = (0..l.len()).map(|i| l[i][i].ln()).sum();
    -0.5 * z.iter().map(|v| v * v).sum::<f64>() - log_det - 0.5 * x.len() as f64 * LOG_2PI
}

/// Gaussian process: log marginal likelihood with a squared exponential kernel.
#[differentiable(forward)]
fn gp_log_marginal(
    log_amp: f64,
    log_scale: f64,
    log_noise: f64,
    #[no_diff] t: &[f64],
    #[no_diff] y: &[f64],
) -> f64 {
    let kernel = |a: f64, b: f64| {
        let d = (a - b) / log_scale.exp();
        (2.0 * log_amp).exp() * (-0.5 * d * d).exp()
    };
    let n = t.len();
    let mut k = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..n {
            k[i][j] = kernel(t[i], t[j]);
        }
        k[i][i] += (2.0 * log_noise).exp();
    }
    mvn_logpdf(y, &vec![0.0; n], &k)
}

#[differentiable(forward)]
fn student_t(nu: f64, y: &[f64]) -> f64 {
    // constants in nu left out by Stirling's formula
    let lgamma = |x: f64| (x - 0.5) * x.ln() - x + 0.5 * (2.0 * PI).ln() + 1.0 / (12.0 * x);
    let c = lgamma(0.5 * (nu + 1.0)) - lgamma(0.5 * nu) - 0.5 * (nu * PI).ln();
    y.iter()
        .map(|v| c - 0.5 * (nu + 1.0) * (1.0 + v * v / nu).ln())
        .sum()
}

/// Mixture weights by softmax, log density by log-sum-exp.
#[differentiable(forward)]
fn mixture(logits: &[f64], means: &[f64], log_sds: &[f64], #[no_diff] y: &[f64]) -> f64 {
    let log_sum_exp = |v: &[f64]| -> f64 {
        let m = v.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        m + v.iter().map(|x| (x - m).exp()).sum::<f64>().ln()
    };
    let norm = log_sum_exp(logits);
    let mut total = 0.0;
    for &obs in y {
        let terms: Vec<f64> = (0..logits.len())
            .map(|k| logits[k] - norm + normal_logpdf(obs, means[k], log_sds[k].exp()))
            .collect();
        total += log_sum_exp(&terms);
    }
    total
}

/// Forward algorithm in log space.
#[differentiable(forward)]
fn hidden_markov(trans: [[f64; 2]; 2], emit: [f64; 2], obs: &[u8]) -> f64 {
    let mut alpha = [0.5, 0.5];
    let mut ll = 0.0;
    for &o in obs {
        let mut next = [0.0; 2];
        for to in 0..2 {
            let likelihood = match o {
                0 => 1.0 - emit[to],
                _ => emit[to],
            };
            next[to] = likelihood * (alpha[0] * trans[0][to] + alpha[1] * trans[1][to]);
        }
        let scale = next[0] + next[1];
        ll += scale.ln();
        alpha = next.map(|a| a / scale);
    }
    ll
}

/// Local level model by the Kalman filter; gaps in the data are NaN.
#[differentiable(forward)]
fn local_level(log_q: f64, log_r: f64, #[no_diff] y: &[f64]) -> f64 {
    let (q, r) = (log_q.exp(), log_r.exp());
    let (mut m, mut p) = (0.0, 10.0);
    let mut ll = 0.0;
    for &obs in y {
        p += q;
        if obs.is_nan() {
            continue;
        }
        let s = p + r;
        let v = obs - m;
        ll -= 0.5 * (s.ln() + v * v / s + LOG_2PI);
        let gain = p / s;
        m += gain * v;
        p *= 1.0 - gain;
    }
    ll
}

#[differentiable(forward)]
fn garch(omega: f64, alpha: f64, beta: f64, #[no_diff] returns: &[f64]) -> f64 {
    let mut h = omega / (1.0 - alpha - beta);
    returns
        .iter()
        .map(|r| {
            let ll = -0.5 * (h.ln() + r * r / h);
            h = omega + alpha * r * r + beta * h;
            ll
        })
        .sum()
}

#[differentiable(forward)]
fn ar_residual_variance(phi: &[f64], #[no_diff] y: &[f64]) -> f64 {
    let p = phi.len();
    let residuals: Vec<f64> = (p..y.len())
        .map(|t| {
            y[t] - phi
                .iter()
                .enumerate()
                .map(|(k, c)| c * y[t - 1 - k])
                .sum::<f64>()
        })
        .collect();
    let mean = residuals.iter().sum::<f64>() / residuals.len() as f64;
    residuals.iter().map(|r| (r - mean).powi(2)).sum::<f64>() / (residuals.len() - 1) as f64
}

#[differentiable(forward)]
fn huber(beta: f64, #[no_diff] x: &[f64], #[no_diff] y: &[f64]) -> f64 {
    let delta = 1.0;
    x.iter()
        .zip(y)
        .map(|(&xi, &yi)| {
            let r = (yi - beta * xi).abs();
            if r <= delta {
                0.5 * r * r
            } else {
                delta * (r - 0.5 * delta)
            }
        })
        .sum::<f64>()
        / x.len() as f64
}

#[differentiable(forward)]
fn quantile_loss(q: f64, intercept: f64, slope: f64, #[no_diff] data: &[(f64, f64)]) -> f64 {
    data.iter()
        .map(|(x, y)| {
            let r = y - intercept - slope * x;
            f64::max(q * r, (q - 1.0) * r)
        })
        .sum()
}

#[differentiable(forward)]
fn elastic_net(
    beta: &[f64],
    l1: f64,
    l2: f64,
    #[no_diff] x: &[Vec<f64>],
    #[no_diff] y: &[f64],
) -> f64 {
    let n = y.len() as f64;
    let rss: f64 = x
        .iter()
        .zip(y)
        .map(|(row, y)| (y - row.iter().zip(beta).map(|(a, b)| a * b).sum::<f64>()).powi(2))
        .sum();
    rss / (2.0 * n)
        + l1 * beta.iter().map(|b| b.abs()).sum::<f64>()
        + 0.5 * l2 * beta.iter().map(|b| b * b).sum::<f64>()
}

/// Cox partial likelihood, subjects sorted by decreasing time.
#[differentiable(forward)]
fn cox(beta: &[f64], #[no_diff] x: &[[f64; 2]], event: &[bool]) -> f64 {
    let mut risk = 0.0;
    let mut ll = 0.0;
    for (xi, &died) in x.iter().zip(event) {
        let eta: f64 = xi.iter().zip(beta).map(|(a, b)| a * b).sum();
        risk += eta.exp();
        if died {
            ll += eta - f64::ln(risk);
        }
    }
    ll
}

#[differentiable(forward)]
fn weibull_censored(shape: f64, scale: f64, #[no_diff] times: &[f64], censored: &[bool]) -> f64 {
    assert_eq!(times.len(), censored.len());
    times
        .iter()
        .zip(censored.iter())
        .map(|(&t, &c)| {
            let z = (t / scale).powf(shape);
            if c {
                -z
            } else {
                (shape / scale).ln() + (shape - 1.0) * (t / scale).ln() - z
            }
        })
        .sum()
}

/// Hierarchical normal model, non-centred.
#[differentiable(forward)]
fn eight_schools(theta: &[f64], #[no_diff] y: &[f64], #[no_diff] se: &[f64]) -> f64 {
    let (mu, log_tau) = (theta[0], theta[1]);
    let tau = log_tau.exp();
    let raw = &theta[2..];
    let mut lp = normal_logpdf(mu, 0.0, 5.0) + log_tau - (1.0 + (tau / 5.0).powi(2)).ln();
    for ((eta, y), s) in raw.iter().zip(y).zip(se) {
        lp += normal_logpdf(*eta, 0.0, 1.0);
        lp += normal_logpdf(*y, mu + tau * eta, *s);
    }
    lp
}

/// Stick breaking: a simplex from unconstrained numbers, with the log determinant.
#[differentiable(forward)]
fn dirichlet_unconstrained(z: &[f64], alpha: &[f64]) -> f64 {
    let k = alpha.len();
    let mut rest = 1.0;
    let mut lp = 0.0;
    for i in 0..k - 1 {
        let v = 1.0 / (1.0 + (-(z[i] - ((k - 1 - i) as f64).ln())).exp());
        let x = rest * v;
        lp += (alpha[i] - 1.0) * x.ln() + rest.ln() + v.ln() + (1.0 - v).ln();
        rest -= x;
    }
    lp + (alpha[k - 1] - 1.0) * rest.ln()
}

/// Bradley-Terry with ties broken by home advantage.
#[differentiable(forward)]
fn bradley_terry(strength: &[f64], home: f64, games: &[(usize, usize, bool)]) -> f64 {
    let mut ll = 0.0;
    for &(i, j, home_won) in games {
        let eta = strength[i] + home - strength[j];
        ll += if home_won {
            -softplus(-eta)
        } else {
            -softplus(eta)
        };
    }
    ll - 0.5 * strength.iter().map(|s| s.powi(2)).sum::<f64>()
}

#[differentiable(forward)]
fn correlation(x: &[f64], y: &[f64]) -> f64 {
    let n = x.len() as f64;
    let (mx, my) = (x.iter().sum::<f64>() / n, y.iter().sum::<f64>() / n);
    let (mut sxx, mut syy, mut sxy) = (0.0, 0.0, 0.0);
    for (a, b) in x.iter().zip(y) {
        sxx += (a - mx) * (a - mx);
        syy += (b - my) * (b - my);
        sxy += (a - mx) * (b - my);
    }
    sxy / (sxx * syy).sqrt()
}

/// Winsorised mean of the sorted sample.
#[differentiable(forward)]
fn trimmed_mean(x: &[f64], trim: usize) -> f64 {
    let mut sorted = x.to_vec();
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let kept = &sorted[trim..sorted.len() - trim];
    kept.iter().sum::<f64>() / kept.len() as f64
}

#[differentiable(forward)]
fn kernel_density(bandwidth: f64, at: f64, sample: &[f64]) -> f64 {
    let total = sample.iter().fold(0.0, |acc, s| {
        let u = (at - s) / bandwidth;
        acc + (-0.5 * u * u).exp()
    });
    total / (sample.len() as f64 * bandwidth * (2.0 * PI).sqrt())
}

#[differentiable(forward)]
fn zero_inflated(lambda: f64, logit_pi: f64, counts: &[usize]) -> f64 {
    let pi = 1.0 / (1.0 + (-logit_pi).exp());
    counts
        .iter()
        .map(|&c| match c {
            0 => (pi + (1.0 - pi) * (-lambda).exp()).ln(),
            1 => (1.0 - pi).ln() - lambda + lambda.ln(),
            k => {
                let lf = (2..=k).fold(0.0, |s, i| s + (i as f64).ln());
                (1.0 - pi).ln() - lambda + k as f64 * lambda.ln() - lf
            }
        })
        .sum()
}

// Parameters in a struct, priors in an enum.

#[derive(Clone, Debug, Differentiable)]
struct Params {
    intercept: f64,
    slopes: Vec<f64>,
    log_sigma: f64,
}

#[differentiable(forward)]
impl Params {
    fn predict(&self, x: &[f64]) -> f64 {
        self.intercept + self.slopes.iter().zip(x).map(|(b, x)| b * x).sum::<f64>()
    }

    fn sigma(&self) -> f64 {
        self.log_sigma.exp()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Prior {
    Flat,
    Normal { mean: f64, sd: f64 },
    Laplace(f64),
}

#[differentiable(forward)]
fn log_prior(p: Prior, x: f64) -> f64 {
    match p {
        Prior::Flat => 0.0,
        Prior::Normal { mean, sd } => -0.5 * ((x - mean) / sd).powi(2) - sd.ln(),
        Prior::Laplace(b) => -x.abs() / b - (2.0 * b).ln(),
    }
}

#[differentiable(forward)]
fn linear_model(theta: &[f64], #[no_diff] x: &[Vec<f64>], #[no_diff] y: &[f64]) -> f64 {
    let params = Params {
        intercept: theta[0],
        slopes: theta[1..3].to_vec(),
        log_sigma: theta[3],
    };
    let likelihood: f64 = x
        .iter()
        .zip(y)
        .map(|(x, &y)| normal_logpdf(y, params.predict(x), params.sigma()))
        .sum();
    likelihood
        + log_prior(Prior::Normal { mean: 0.0, sd: 2.0 }, params.intercept)
        + log_prior(Prior::Laplace(1.5), params.slopes[0])
}

#[differentiable(forward)]
fn prior_scale(sd: f64, b: f64, x: f64, kind: usize) -> f64 {
    let prior = match kind {
        0 => Prior::Flat,
        1 => Prior::Normal { mean: 0.1, sd },
        _ => Prior::Laplace(b),
    };
    log_prior(prior, x) + 0.01 * x * sd * b
}

#[derive(Clone, Copy, Default, Differentiable)]
struct Moments {
    n: f64,
    mean: f64,
    m2: f64,
}

#[differentiable(forward)]
impl Moments {
    fn update(&mut self, x: f64) {
        self.n += 1.0;
        let delta = x - self.mean;
        self.mean += delta / self.n;
        self.m2 += delta * (x - self.mean);
    }

    fn variance(&self) -> Option<f64> {
        if self.n < 2.0 {
            None
        } else {
            Some(self.m2 / (self.n - 1.0))
        }
    }
}

/// Welford's running variance.
#[differentiable(forward)]
fn welford(x: &[f64]) -> f64 {
    let mut m = Moments {
        n: 0.0,
        mean: 0.0,
        m2: 0.0,
    };
    for &v in x {
        m.update(v);
    }
    m.variance().unwrap_or(0.0)
}

#[differentiable(forward)]
fn brier(score: &[f64], outcome: &[bool]) -> f64 {
    let n = score.len() as f64;
    score
        .iter()
        .zip(outcome)
        .map(|(s, &o)| {
            let p = stop_gradient(sigmoid_of(0.0)) + 0.5 * s.tanh();
            let y = if o { 1.0 } else { 0.0 };
            (p - y).powi(2)
        })
        .sum::<f64>()
        / n
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward normal_loglik(0.3, -0.2, const &[0.1, 0.9, -0.4])),
        program!(forward logistic_regression(
            &[0.2, -0.5, 0.8],
            const &[vec![1.0, 0.5], vec![-0.3, 2.0], vec![0.7, -1.1]],
            &[true, false, true]
        ) calls softplus),
        program!(forward poisson_regression(
            &[0.1, 0.4, -0.2],
            const &[[1.0, 0.5], [0.2, 0.3], [2.0, -1.0]],
            &[2, 0, 5],
            const &[1.0, 2.0, 1.5]
        )),
        program!(forward mvn_logpdf(
            &[0.4, -0.3, 1.0],
            &[0.1, 0.0, 0.5],
            &[vec![2.0, 0.3, 0.1], vec![0.3, 1.5, -0.2], vec![0.1, -0.2, 1.0]]
        ) calls cholesky, forward_substitution),
        program!(forward gp_log_marginal(0.1, -0.3, -1.0, const &[0.0, 0.4, 1.1, 1.5], const &[0.2, 0.5, -0.1, -0.4])
            calls mvn_logpdf, cholesky, forward_substitution),
        program!(forward student_t(4.5, &[0.3, -1.2, 2.5])),
        program!(forward mixture(&[0.2, -0.4, 0.1], &[-1.0, 0.5, 2.0], &[0.0, -0.3, 0.2], const &[0.4, -1.3, 2.2])
            calls normal_logpdf),
        program!(forward hidden_markov(
            [[0.8, 0.2], [0.3, 0.7]],
            [0.1, 0.6],
            &[0, 1, 1, 0, 1]
        )),
        program!(forward local_level(-1.0, 0.2, const &[0.3, f64::NAN, 0.8, 1.1, f64::NAN, 0.9])),
        program!(forward garch(0.1, 0.2, 0.6, const &[0.3, -1.0, 0.4, 0.9])),
        program!(forward ar_residual_variance(&[0.5, -0.2], const &[0.1, 0.4, 0.3, -0.2, 0.5, 0.9, 0.2])),
        program!(forward huber(0.7, const &[1.0, 2.0, -1.0], const &[0.8, 4.0, -0.5])),
        program!(forward quantile_loss(0.3, 0.1, 0.9, const &[(1.0, 1.3), (2.0, 1.1), (-1.0, 0.2)])),
        program!(forward elastic_net(&[0.5, -0.3], 0.1, 0.2, const &[vec![1.0, 0.3], vec![-0.5, 1.0], vec![0.4, 0.4]], const &[0.7, -0.2, 0.3])),
        program!(forward cox(&[0.3, -0.6], const &[[0.1, 1.0], [0.5, -0.2], [1.2, 0.3], [0.0, 0.7]], &[true, false, true, true])),
        program!(forward weibull_censored(1.4, 2.1, const &[0.5, 1.7, 3.0], &[false, true, false])),
        program!(forward eight_schools(&[1.0, 0.4, 0.3, -0.2, 0.9], const &[2.8, 0.8, -0.3], const &[1.5, 1.0, 1.6]) calls normal_logpdf),
        program!(forward dirichlet_unconstrained(
            &[0.3, -0.4, 0.1],
            &[1.5, 2.0, 0.8, 1.2]
        )),
        program!(forward bradley_terry(&[0.2, -0.1, 0.4], 0.3, &[(0, 1, true), (1, 2, false), (2, 0, true)]) calls softplus),
        program!(forward correlation(&[0.1, 0.5, 0.9, -0.3], &[0.3, 0.4, 1.2, 0.0])),
        program!(forward trimmed_mean(&[0.9, -3.0, 0.4, 7.0, 0.6], 1)),
        program!(forward kernel_density(0.4, 0.3, &[0.1, 0.5, 0.9, -0.3])),
        program!(forward zero_inflated(1.3, -0.4, &[0, 1, 4, 0, 2])),
        program!(forward linear_model(
            &[0.2, 0.5, -0.4, 0.1],
            const &[vec![1.0, 0.5], vec![-0.3, 2.0], vec![0.7, -1.1]],
            const &[0.4, -0.9, 1.1]
        ) calls log_prior),
        program!(forward prior_scale(1.2, 0.7, 0.4, 0) calls log_prior),
        program!(forward prior_scale(1.2, 0.7, 0.4, 1) calls log_prior),
        program!(forward prior_scale(1.2, 0.7, 0.4, 2) calls log_prior),
        program!(forward welford(&[0.1, 0.5, 0.9, -0.3])),
        program!(forward brier(&[0.1, 0.5, -0.9], &[true, true, false])),
    ]
}
