#[grads::differentiable(forward)]
pub mod statistics {
    //! Likelihoods and losses.

    use crate::harness::row::Program;
    use grads::prelude::*;

    fn logsumexp(x: &[f64]) -> f64 {
        let mut max = x[0];
        for i in 1..x.len() {
            if x[i] > max {
                max = x[i];
            }
        }
        let mut sum = 0.0;
        for i in 0..x.len() {
            sum += (x[i] - max).exp();
        }
        max + sum.ln()
    }

    /// One pass: the sum is rescaled whenever the maximum moves.
    fn logsumexp_running(x: &[f64]) -> f64 {
        let mut max = f64::NEG_INFINITY;
        let mut sum = 0.0;
        for i in 0..x.len() {
            if x[i] > max {
                sum = sum * (max - x[i]).exp() + 1.0;
                max = x[i];
            } else {
                sum += (x[i] - max).exp();
            }
        }
        max + sum.ln()
    }

    fn softmax_cross_entropy(logits: &[f64], label: usize) -> f64 {
        let mut max = logits[0];
        for &z in logits {
            max = max.max(z);
        }
        let mut total = 0.0;
        for &z in logits {
            total += (z - max).exp();
        }
        total.ln() + max - logits[label]
    }

    fn gaussian_nll(mu: f64, log_sigma: f64, #[no_diff] y: &[f64]) -> f64 {
        let sigma = log_sigma.exp();
        let mut nll = 0.0;
        for i in 0..y.len() {
            let z = (y[i] - mu) / sigma;
            nll += 0.5 * z * z + log_sigma;
        }
        nll
    }

    fn gaussian_mixture(
        weights: &[f64],
        means: &[f64],
        log_sds: &[f64],
        #[no_diff] y: &[f64],
    ) -> f64 {
        let k = means.len();
        let mut norm = 0.0;
        for j in 0..k {
            norm += weights[j].exp();
        }
        let mut loglik = 0.0;
        for i in 0..y.len() {
            let mut density = 0.0;
            for j in 0..k {
                let z = (y[i] - means[j]) * (-log_sds[j]).exp();
                density += (weights[j] - log_sds[j] - 0.5 * z * z).exp() / norm;
            }
            loglik += density.ln();
        }
        -loglik
    }

    /// Features stored row by row.
    fn logistic_regression(beta: &[f64], #[no_diff] x: &[f64], #[no_diff] y: &[bool]) -> f64 {
        let p = beta.len();
        let mut nll = 0.0;
        for i in 0..y.len() {
            let mut eta = 0.0;
            for j in 0..p {
                eta += x[i * p + j] * beta[j];
            }
            nll += if y[i] {
                (-eta).exp().ln_1p()
            } else {
                eta.exp().ln_1p()
            };
        }
        nll
    }

    fn poisson_regression(intercept: f64, slope: f64, #[no_diff] x: &[f64], counts: &[u32]) -> f64 {
        let mut loglik = 0.0;
        for i in 0..x.len() {
            let eta = intercept + slope * x[i];
            loglik += counts[i] as f64 * eta - eta.exp();
        }
        loglik
    }

    fn ridge(beta: &[f64], lambda: f64, x: &[f64], y: &[f64]) -> f64 {
        let p = beta.len();
        let mut loss = 0.0;
        for i in 0..y.len() {
            let mut r = y[i];
            for j in 0..p {
                r -= x[i * p + j] * beta[j];
            }
            loss += r * r;
        }
        for j in 0..p {
            loss += lambda * beta[j].powi(2);
        }
        loss
    }

    fn student_t(mu: f64, scale: f64, nu: f64, y: &[f64]) -> f64 {
        let mut total = 0.0;
        for v in y.iter() {
            let z = (v - mu) / scale;
            total += 0.5 * (nu + 1.0) * (z * z / nu).ln_1p() + scale.ln();
        }
        total
    }

    fn ar1(phi: f64, sigma: f64, y: &[f64]) -> f64 {
        let mut loglik = -0.5 * y[0] * y[0] * (1.0 - phi * phi) / (sigma * sigma);
        for t in 1..y.len() {
            let e = y[t] - phi * y[t - 1];
            loglik -= 0.5 * (e / sigma).powi(2) + sigma.ln();
        }
        loglik
    }

    fn garch(omega: f64, alpha: f64, beta: f64, returns: &[f64]) -> f64 {
        let mut variance = omega / (1.0 - alpha - beta);
        let mut nll = 0.0;
        for &r in returns {
            nll += 0.5 * (variance.ln() + r * r / variance);
            variance = omega + alpha * r * r + beta * variance;
        }
        nll
    }

    /// Local level model.
    fn kalman(q: f64, r: f64, y: &[f64]) -> f64 {
        let mut mean = 0.0;
        let mut var = 10.0;
        let mut nll = 0.0;
        for t in 0..y.len() {
            var += q;
            let s = var + r;
            let innovation = y[t] - mean;
            nll += 0.5 * (s.ln() + innovation * innovation / s);
            let gain = var / s;
            mean += gain * innovation;
            var *= 1.0 - gain;
        }
        nll
    }

    /// Forward algorithm of a hidden Markov model with two states, in logs, two buffers in turn.
    fn hidden_markov(stay: f64, means: [f64; 2], y: &[f64]) -> f64 {
        let switch = (1.0 - stay).ln();
        let stay = stay.ln();
        let mut now = vec![0.5f64.ln(); 2];
        let mut next = vec![0.0; 2];
        for t in 0..y.len() {
            for s in 0..2 {
                let a = now[s] + stay;
                let b = now[1 - s] + switch;
                let m = a.max(b);
                let z = y[t] - means[s];
                next[s] = m + ((a - m).exp() + (b - m).exp()).ln() - 0.5 * z * z;
            }
            for s in 0..2 {
                now[s] = next[s];
            }
        }
        let m = now[0].max(now[1]);
        m + ((now[0] - m).exp() + (now[1] - m).exp()).ln()
    }

    fn huber(x: &[f64], delta: f64) -> f64 {
        let mut loss = 0.0;
        for i in 0..x.len() {
            let a = x[i].abs();
            loss += if a <= delta {
                0.5 * a * a
            } else {
                delta * (a - 0.5 * delta)
            };
        }
        loss
    }

    fn pinball(q: f64, y: &[f64], #[no_diff] level: f64) -> f64 {
        let mut loss = 0.0;
        for &v in y {
            let r = v - q;
            if r >= 0.0 {
                loss += level * r;
            } else {
                loss -= (1.0 - level) * r;
            }
        }
        loss
    }

    /// Survival times; a censored one contributes its survival only.
    fn weibull_censored(
        shape: f64,
        scale: f64,
        times: &[f64],
        #[no_diff] censored: &[bool],
    ) -> f64 {
        let mut loglik = 0.0;
        for i in 0..times.len() {
            let u = times[i] / scale;
            loglik -= u.powf(shape);
            if censored[i] {
                continue;
            }
            loglik += (shape / scale).ln() + (shape - 1.0) * u.ln();
        }
        loglik
    }

    fn bivariate_normal(x: (f64, f64), sx: f64, sy: f64, rho: f64) -> f64 {
        let (a, b) = (x.0 / sx, x.1 / sy);
        let w = 1.0 - rho * rho;
        -(a * a - 2.0 * rho * a * b + b * b) / (2.0 * w) - (sx * sy).ln() - 0.5 * w.ln()
    }

    /// Mean and variance in one pass.
    fn welford(x: &[f64]) -> f64 {
        let mut mean = 0.0;
        let mut m2 = 0.0;
        for (i, &v) in x.iter().enumerate() {
            let d = v - mean;
            mean += d / (i as f64 + 1.0);
            m2 += d * (v - mean);
        }
        mean + m2 / (x.len() as f64 - 1.0)
    }

    /// The corpus of this file.
    pub fn programs() -> Vec<Program> {
        vec![
            program!(forward logsumexp(&[0.3, 2.0, -1.0, 1.4])),
            program!(forward logsumexp_running(&[0.3, 2.0, -1.0, 2.4])),
            program!(forward softmax_cross_entropy(&[0.2, -0.4, 1.5], 1)),
            program!(forward gaussian_nll(0.4, -0.2, const &[0.1, 1.2, -0.7, 0.5])),
            program!(forward gaussian_mixture(&[0.1, 0.4], &[-1.0, 1.5], &[0.2, -0.3], const &[0.3, 1.7, -2.0, 0.9])),
            program!(forward logistic_regression(&[0.4, -0.8], const &[1.0, 0.2, 1.0, -1.3, 1.0, 2.1], &[true, false, true])),
            program!(forward poisson_regression(0.2, 0.6, const &[0.1, 0.9, 1.8], &[1u32, 0, 4])),
            program!(forward ridge(
                &[0.5, -0.2],
                0.3,
                &[1.0, 0.4, 1.0, -0.9, 1.0, 1.6],
                &[0.7, 1.1, -0.2]
            )),
            program!(forward student_t(0.2, 1.3, 4.0, &[0.1, -2.0, 1.7])),
            program!(forward ar1(0.6, 0.8, &[0.3, 0.7, -0.1, 0.4])),
            program!(forward garch(0.1, 0.15, 0.7, &[0.2, -0.8, 0.5, 1.1])),
            program!(forward kalman(0.3, 0.9, &[0.5, 1.1, 0.2, -0.4, 0.7])),
            program!(forward hidden_markov(
                0.85,
                [-1.0, 1.0],
                &[0.9, 1.2, -0.8, -1.1, 0.1]
            )),
            program!(forward huber(&[0.3, -2.5, 1.1, 0.0], 1.2)),
            program!(forward pinball(0.4, &[0.1, 0.9, -1.2, 2.2], const 0.8)),
            program!(forward weibull_censored(
                1.4,
                2.0,
                &[0.7, 1.9, 3.1],
                &[false, true, false]
            )),
            program!(forward bivariate_normal((0.4, -0.7), 1.1, 0.8, 0.3)),
            program!(forward welford(&[1.0, 2.5, -0.5, 3.0])),
        ]
    }
}
