//! Statistics and learning as it is usually coded.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn logsumexp(x: &[f64]) -> f64 {
    let mut mx = x[0];
    for i in 1..x.len() {
        if x[i] > mx {
            mx = x[i];
        }
    }
    let mut s = 0.0;
    for i in 0..x.len() {
        s += (x[i] - mx).exp();
    }
    s.ln() + mx
}

/// Log-likelihood of a mixture of Gaussians with full covariances.
#[differentiable(forward)]
fn gmm(d: usize, k: usize, alphas: &[f64], means: &[f64], q: &[f64], l: &[f64], x: &[f64]) -> f64 {
    let n = x.len() / d;
    let lsz = d * (d - 1) / 2;
    let mut qd = vec![0.0; d * k];
    let mut sq = vec![0.0; k];
    for i in 0..k {
        for j in 0..d {
            sq[i] += q[i * d + j];
            qd[i * d + j] = q[i * d + j].exp();
        }
    }
    let mut xc = vec![0.0; d];
    let mut qx = vec![0.0; d];
    let mut main_term = vec![0.0; k];
    let mut slse = 0.0;
    for ix in 0..n {
        for ik in 0..k {
            for i in 0..d {
                xc[i] = x[ix * d + i] - means[ik * d + i];
            }
            for i in 0..d {
                qx[i] = qd[ik * d + i] * xc[i];
            }
            let mut p = 0;
            for i in 0..d {
                for j in i + 1..d {
                    qx[j] += l[ik * lsz + p] * xc[i];
                    p += 1;
                }
            }
            let mut s = 0.0;
            for i in 0..d {
                s += qx[i] * qx[i];
            }
            main_term[ik] = alphas[ik] + sq[ik] - 0.5 * s;
        }
        slse += logsumexp(&main_term);
    }
    slse - n as f64 * logsumexp(alphas)
}

/// Forward algorithm of a hidden Markov model, scaled.
#[differentiable(forward)]
fn hmm_forward(init: &[f64], trans: &[f64], emit: &[f64], obs: &[usize]) -> f64 {
    let n = init.len();
    let symbols = emit.len() / n;
    let mut alpha = vec![0.0; n];
    let mut loglik = 0.0;
    for (t, &o) in obs.iter().enumerate() {
        let mut next = vec![0.0; n];
        for j in 0..n {
            let prior = if t == 0 {
                init[j]
            } else {
                let mut acc = 0.0;
                for i in 0..n {
                    acc += alpha[i] * trans[i * n + j];
                }
                acc
            };
            next[j] = prior * emit[j * symbols + o];
        }
        let scale: f64 = next.iter().sum();
        for v in next.iter_mut() {
            *v /= scale;
        }
        loglik += scale.ln();
        alpha = next;
    }
    loglik
}

#[differentiable(forward)]
fn sigmoid(x: f64) -> f64 {
    if x >= 0.0 {
        1.0 / (1.0 + (-x).exp())
    } else {
        let e = x.exp();
        e / (1.0 + e)
    }
}

#[differentiable(forward)]
fn logistic_regression(w: &[f64], b: f64, #[no_diff] xs: &[f64], labels: &[bool]) -> f64 {
    let d = w.len();
    let mut loss = 0.0;
    for (row, &label) in xs.chunks(d).zip(labels) {
        let mut z = b;
        for (wi, xi) in w.iter().zip(row) {
            z += wi * xi;
        }
        let p = sigmoid(z);
        loss -= if label { p.ln() } else { (1.0 - p).ln() };
    }
    loss / labels.len() as f64 + 0.01 * w.iter().map(|v| v * v).sum::<f64>()
}

#[differentiable(forward)]
fn softmax_in_place(x: &mut [f64]) {
    let m = x.iter().fold(f64::NEG_INFINITY, |a, &b| a.max(b));
    let mut total = 0.0;
    for v in x.iter_mut() {
        *v = (*v - m).exp();
        total += *v;
    }
    for v in x.iter_mut() {
        *v /= total;
    }
}

#[differentiable(forward)]
fn cross_entropy(w: &[f64], x: &[f64], class: usize) -> f64 {
    let classes = w.len() / x.len();
    let mut logits = Vec::with_capacity(classes);
    for c in 0..classes {
        let row = &w[c * x.len()..(c + 1) * x.len()];
        logits.push(row.iter().zip(x.iter()).map(|(a, b)| a * b).sum::<f64>());
    }
    softmax_in_place(&mut logits);
    -logits[class].ln()
}

/// One LSTM cell over a sequence; gates computed from flat weight rows.
#[differentiable(forward)]
fn lstm(weights: &[f64], inputs: &[f64], hidden: usize) -> f64 {
    let mut h = vec![0.0; hidden];
    let mut c = vec![0.0; hidden];
    let width = 2 + hidden;
    for &x in inputs {
        let prev = h.clone();
        for u in 0..hidden {
            let mut gates = [0.0; 4];
            for g in 0..4 {
                let row = &weights[(g * hidden + u) * width..][..width];
                let mut z = row[0] + row[1] * x;
                for v in 0..hidden {
                    z += row[2 + v] * prev[v];
                }
                gates[g] = z;
            }
            let [i, f, o, g] = gates;
            c[u] = sigmoid(f) * c[u] + sigmoid(i) * g.tanh();
            h[u] = sigmoid(o) * c[u].tanh();
        }
    }
    h.iter().sum()
}

/// A two-layer perceptron with closures for the activations.
#[differentiable(forward)]
fn mlp(params: &[f64], x: [f64; 2], target: f64) -> f64 {
    let relu = |v: f64| if v > 0.0 { v } else { 0.01 * v };
    let layer = |offset: usize, a: f64, b: f64| {
        params[offset] * a + params[offset + 1] * b + params[offset + 2]
    };
    let h0 = relu(layer(0, x[0], x[1]));
    let h1 = relu(layer(3, x[0], x[1]));
    let h2 = layer(6, x[0], x[1]).tanh();
    let y = layer(9, h0, h1) + params[12] * h2;
    (y - target).powi(2)
}

/// Gaussian-process marginal likelihood by an in-place Cholesky.
#[differentiable(forward)]
fn gp_likelihood(log_scale: f64, log_noise: f64, #[no_diff] t: &[f64], y: &[f64]) -> f64 {
    let n = t.len();
    let scale = log_scale.exp();
    let noise = (2.0 * log_noise).exp();
    let mut k = vec![0.0; n * n];
    for i in 0..n {
        for j in 0..n {
            let r = (t[i] - t[j]) / scale;
            k[i * n + j] = (-0.5 * r * r).exp() + if i == j { noise } else { 0.0 };
        }
    }
    for j in 0..n {
        for p in 0..j {
            for i in j..n {
                k[i * n + j] -= k[i * n + p] * k[j * n + p];
            }
        }
        let pivot = k[j * n + j].sqrt();
        for i in j..n {
            k[i * n + j] /= pivot;
        }
    }
    let mut z = y.to_vec();
    let mut log_det = 0.0;
    for i in 0..n {
        for j in 0..i {
            z[i] = z[i] - k[i * n + j] * z[j];
        }
        z[i] /= k[i * n + i];
        log_det += k[i * n + i].ln();
    }
    -0.5 * z.iter().map(|v| v.powi(2)).sum::<f64>() - log_det
}

/// Scalar Kalman filter with missing observations.
#[differentiable(forward)]
fn kalman_missing(obs: &[f64], seen: &[bool], q: f64, r: f64) -> f64 {
    let mut mean = 0.0;
    let mut var = 1.0;
    let mut ll = 0.0;
    for i in 0..obs.len() {
        var += q;
        if !seen[i] {
            continue;
        }
        let s = var + r;
        let innovation = obs[i] - mean;
        ll -= 0.5 * (s.ln() + innovation * innovation / s);
        let gain = var / s;
        mean += gain * innovation;
        var *= 1.0 - gain;
    }
    ll
}

/// Poisson regression with an offset and a `match` on the group.
#[differentiable(forward)]
fn poisson_groups(beta: [f64; 3], group: &[u8], counts: &[u32]) -> f64 {
    let mut ll = 0.0;
    for i in 0..group.len() {
        let eta = match group[i] {
            0 => beta[0],
            1 | 2 => beta[0] + beta[1],
            g if g % 2 == 0 => beta[0] + beta[2] * f64::from(g),
            _ => continue,
        };
        ll += f64::from(counts[i]) * eta - eta.exp();
    }
    ll
}

/// Stan's eight schools, non-centred.
#[differentiable(forward)]
fn eight_schools(mu: f64, log_tau: f64, eta: &[f64]) -> f64 {
    let y: [f64; 8] = [28.0, 8.0, -3.0, 7.0, -1.0, 1.0, 18.0, 12.0];
    let sigma = [15.0, 10.0, 16.0, 11.0, 9.0, 11.0, 10.0, 18.0];
    let tau = log_tau.exp();
    let mut lp = -0.5 * (mu / 5.0).powi(2) - (1.0 + (tau / 5.0) * (tau / 5.0)).ln() + log_tau;
    for j in 0..8 {
        let theta = mu + tau * eta[j];
        let z = (y[j] - theta) / sigma[j];
        lp += -0.5 * z * z - 0.5 * eta[j] * eta[j];
    }
    lp
}

/// Mean and variance in one pass (Welford), then a t-statistic.
#[differentiable(forward)]
fn welford(x: &[f64], mu0: f64) -> f64 {
    let (mut mean, mut m2) = (0.0, 0.0);
    for (i, &v) in x.iter().enumerate() {
        let delta = v - mean;
        mean += delta / (i + 1) as f64;
        m2 += delta * (v - mean);
    }
    let n = x.len() as f64;
    (mean - mu0) / (m2 / (n - 1.0) / n).sqrt()
}

/// Insertion sort, then an L-estimator.
#[differentiable(forward)]
fn l_estimator(x: &[f64], weights: &[f64]) -> f64 {
    let mut s = x.to_vec();
    for i in 1..s.len() {
        let mut j = i;
        while j > 0 && s[j - 1] > s[j] {
            s.swap(j - 1, j);
            j -= 1;
        }
    }
    let mut total = 0.0;
    for i in 0..s.len() {
        total += s[i] * weights[i] * s[i].abs().sqrt();
    }
    total
}

/// Insertion sort in the shifting style.
#[differentiable(forward)]
fn shifted_sort(x: &mut [f64]) -> f64 {
    for i in 1..x.len() {
        let key = x[i];
        let mut j = i;
        while j > 0 && x[j - 1] > key {
            x[j] = x[j - 1];
            j -= 1;
        }
        x[j] = key;
    }
    let n = x.len();
    if n % 2 == 1 {
        x[n / 2] * x[0]
    } else {
        0.5 * (x[n / 2 - 1] + x[n / 2])
    }
}

/// Huber loss with early exit on a hopeless residual.
#[differentiable(forward)]
fn huber_or_bust(x: &[f64], y: &[f64], slope: f64, delta: f64) -> f64 {
    let mut loss = 0.0;
    for (xi, yi) in x.iter().zip(y.iter()) {
        let r = yi - slope * xi;
        if r.abs() > 100.0 {
            return f64::INFINITY;
        }
        loss += if r.abs() <= delta {
            0.5 * r * r
        } else {
            delta * (r.abs() - 0.5 * delta)
        };
    }
    loss
}

/// AR(2) with a moving-average error, innovations in a vector that grows.
#[differentiable(forward)]
fn arma(y: &[f64], phi: (f64, f64), theta: f64) -> f64 {
    let mut e: Vec<f64> = Vec::new();
    for t in 0..y.len() {
        let mut pred = 0.0;
        if t >= 1 {
            pred += phi.0 * y[t - 1] + theta * e[t - 1];
        }
        if t >= 2 {
            pred += phi.1 * y[t - 2];
        }
        e.push(y[t] - pred);
    }
    e.iter().map(|v| v * v).sum::<f64>() / e.len() as f64
}

/// EM-like responsibilities for two components, in single precision.
#[differentiable(forward)]
fn two_component_f32(mu: [f32; 2], x: &[f32]) -> f32 {
    let mut q = 0.0;
    for &v in x {
        let a = (-0.5 * (v - mu[0]).powi(2)).exp();
        let b = (-0.5 * (v - mu[1]).powi(2)).exp();
        q += (0.4 * a + 0.6 * b).ln();
    }
    q
}

/// Log-density of a Dirichlet-like simplex through stick breaking.
#[differentiable(forward)]
fn stick_breaking(y: &[f64], conc: f64) -> f64 {
    let mut rest = 1.0;
    let mut lp = 0.0;
    let k = y.len();
    for (i, yi) in y.iter().enumerate() {
        let z = sigmoid(*yi - ((k - i) as f64).ln());
        let piece = rest * z;
        lp += (conc - 1.0) * piece.ln() + rest.ln() + z.ln() + (1.0 - z).ln();
        rest -= piece;
    }
    lp + (conc - 1.0) * rest.ln()
}

/// A rank loss over all pairs with labels on the inner loop.
#[differentiable(forward)]
fn pairwise_rank(score: &[f64], rank: &[i32]) -> f64 {
    let mut loss = 0.0;
    'rows: for i in 0..score.len() {
        for j in 0..score.len() {
            if rank[j] < 0 {
                break 'rows;
            }
            if rank[i] < 0 {
                continue 'rows;
            }
            if rank[i] > rank[j] {
                loss += (score[j] - score[i]).exp().ln_1p();
            }
        }
    }
    loss
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward gmm(
            2,
            2,
            &[0.1, -0.4],
            &[0.3, 0.2, -0.5, 0.7],
            &[0.1, -0.1, 0.2, 0.05],
            &[0.3, -0.2],
            &[0.5, 0.1, -0.2, 0.9, 1.1, -0.7]
        ) calls logsumexp),
        program!(forward hmm_forward(
            &[0.6, 0.4],
            &[0.7, 0.3, 0.2, 0.8],
            &[0.5, 0.3, 0.2, 0.1, 0.4, 0.5],
            &[0usize, 2, 1, 2]
        )),
        program!(forward sigmoid(0.4)),
        program!(forward sigmoid(-1.4)),
        program!(forward logistic_regression(
            &[0.3, -0.8],
            0.1,
            const &[1.0, 0.5, -0.3, 0.8, 0.2, -1.0],
            &[true, false, true]
        ) calls sigmoid),
        program!(forward cross_entropy(&[0.3, -0.2, 0.5, 0.7, 0.1, -0.4], &[1.2, 0.4], 1) calls softmax_in_place),
        program!(forward lstm(
            &(0..32).map(|i| (f64::from(i) * 0.7).sin()).collect::<Vec<_>>(),
            &[0.5, -0.3, 0.8],
            2
        ) calls sigmoid),
        program!(forward mlp(
            &(0..13)
                .map(|i| (f64::from(i) * 1.3).cos())
                .collect::<Vec<_>>(),
            [0.4, -0.9],
            0.5
        )),
        program!(forward gp_likelihood(0.2, -1.0, const &[0.0, 0.4, 1.1, 1.9], &[0.3, 0.5, -0.2, 0.1])),
        program!(forward kalman_missing(
            &[0.3, 0.5, 0.1, 0.9],
            &[true, false, true, true],
            0.1,
            0.4
        )),
        program!(forward poisson_groups(
            [0.3, -0.2, 0.1],
            &[0u8, 1, 2, 4, 5, 0],
            &[1u32, 3, 0, 2, 9, 1]
        )),
        program!(forward eight_schools(
            4.0,
            0.7,
            &[0.3, 0.1, -0.4, 0.2, 0.0, -0.1, 0.6, 0.2]
        )),
        program!(forward welford(&[1.0, 2.5, 0.3, 1.7, 2.2], 1.1)),
        program!(forward l_estimator(
            &[0.3, -1.2, 2.5, 0.9, -0.4],
            &[0.1, 0.2, 0.4, 0.2, 0.1]
        )),
        program!(forward shifted_sort(&mut [0.3, -1.2, 2.5, 0.9, -0.4])),
        program!(forward shifted_sort(&mut [0.3, -1.2, 2.5, 0.9])),
        program!(forward huber_or_bust(&[1.0, 2.0, 3.0], &[1.1, 2.7, 9.0], 1.05, 0.5)),
        program!(forward arma(&[0.3, 0.5, -0.1, 0.8, 0.2], (0.4, -0.2), 0.3)),
        program!(forward two_component_f32([0.3, -0.7], &[0.1, 0.9, -0.4])),
        program!(forward stick_breaking(&[0.2, -0.3, 0.6], 2.5) calls sigmoid),
        program!(forward pairwise_rank(&[0.3, 0.8, -0.1, 0.5], &[1, 3, 2, 0])),
        program!(forward pairwise_rank(&[0.3, 0.8, -0.1, 0.5], &[1, 3, -2, 0])),
    ]
}
