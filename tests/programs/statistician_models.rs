//! Programs as a statistician writes them: families, models and tests.

use crate::harness::row::Program;
use grads::prelude::*;
use std::f64::consts::PI;

/// What can be observed.
#[differentiable]
trait Likelihood {
    fn log_prob(&self, y: f64) -> f64;
    fn total(&self, ys: &[f64]) -> f64 {
        ys.iter().map(|y| self.log_prob(*y)).sum()
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Normal {
    mu: f64,
    sigma: f64,
}

#[differentiable]
impl Likelihood for Normal {
    fn log_prob(&self, y: f64) -> f64 {
        if self.sigma <= 0.0 {
            return f64::NEG_INFINITY;
        }
        let z = (y - self.mu) / self.sigma;
        -0.5 * z * z - self.sigma.ln() - 0.5 * (2.0 * PI).ln()
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Laplace {
    at: f64,
    scale: f64,
}

#[differentiable]
impl Likelihood for Laplace {
    fn log_prob(&self, y: f64) -> f64 {
        -(y - self.at).abs() / self.scale - (2.0 * self.scale).ln()
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Contaminated<L> {
    core: L,
    outlier: Normal,
    weight: f64,
}

#[differentiable]
impl<L: Likelihood> Likelihood for Contaminated<L> {
    fn log_prob(&self, y: f64) -> f64 {
        let a = self.weight.ln() + self.core.log_prob(y);
        let b = (1.0 - self.weight).ln() + self.outlier.log_prob(y);
        let m = a.max(b);
        m + ((a - m).exp() + (b - m).exp()).ln()
    }
}

#[differentiable]
fn robust_location(at: f64, scale: f64, weight: f64, #[no_diff] ys: &[f64]) -> f64 {
    let model = Contaminated {
        core: Laplace { at, scale },
        outlier: Normal {
            mu: 0.0,
            sigma: 10.0,
        },
        weight,
    };
    model.total(ys)
        + Normal {
            mu: 0.0,
            sigma: 5.0,
        }
        .log_prob(at)
}

/// The families of a generalised linear model.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Family {
    Gaussian { sigma: f64 },
    Poisson,
    Binomial { trials: u32 },
    Gamma { shape: f64 },
}

#[differentiable(forward)]
impl Family {
    fn link(&self, eta: f64) -> f64 {
        match *self {
            Family::Gaussian { .. } => eta,
            Family::Poisson | Family::Gamma { .. } => eta.exp(),
            Family::Binomial { .. } => 1.0 / (1.0 + (-eta).exp()),
        }
    }
    fn unit_deviance(&self, y: f64, mu: f64) -> f64 {
        match self {
            Self::Gaussian { sigma } => ((y - mu) / sigma).powi(2) + 2.0 * sigma.ln(),
            Self::Poisson if y == 0.0 => 2.0 * mu,
            Self::Poisson => 2.0 * (y * (y / mu).ln() - (y - mu)),
            Self::Binomial { trials } => {
                let n = *trials as f64;
                -2.0 * (y * mu.ln() + (n - y) * (1.0 - mu).ln())
            }
            Self::Gamma { shape } => 2.0 * shape * ((y - mu) / mu - (y / mu).ln()),
        }
    }
}

#[differentiable(forward)]
fn glm_deviance(
    family: &Family,
    beta: &[f64],
    #[no_diff] design: &[Vec<f64>],
    #[no_diff] y: &[f64],
) -> f64 {
    assert!(
        design.iter().all(|row| row.len() == beta.len()),
        "one coefficient per column"
    );
    let mut deviance = 0.0;
    for (row, &yi) in design.iter().zip(y) {
        let eta = row.iter().zip(beta.iter()).map(|(x, b)| x * b).sum::<f64>();
        let mu = family.link(eta);
        deviance += family.unit_deviance(yi, mu);
    }
    deviance
}

#[differentiable(forward)]
fn all_families(
    beta: &[f64; 2],
    sigma: f64,
    shape: f64,
    #[no_diff] design: &[Vec<f64>],
    #[no_diff] y: &[f64],
) -> f64 {
    let families = [
        Family::Gaussian { sigma },
        Family::Poisson,
        Family::Binomial { trials: 9 },
        Family::Gamma { shape },
    ];
    families
        .iter()
        .map(|f| glm_deviance(f, beta, design, y))
        .sum()
}

/// A square matrix by rows.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Matrix {
    data: Vec<f64>,
    #[no_diff]
    n: usize,
}

#[differentiable(forward)]
impl Matrix {
    fn zeros(n: usize) -> Self {
        Self {
            data: vec![0.0; n * n],
            n,
        }
    }
    fn at(&self, i: usize, j: usize) -> f64 {
        self.data[i * self.n + j]
    }
    fn put(&mut self, i: usize, j: usize, v: f64) {
        self.data[i * self.n + j] = v;
    }
    /// The lower factor, or nothing if there is none.
    fn cholesky(&self) -> Option<Matrix> {
        let mut l = Matrix::zeros(self.n);
        for i in 0..self.n {
            for j in 0..=i {
                let s: f64 = (0..j).map(|k| l.at(i, k) * l.at(j, k)).sum();
                if i == j {
                    let d = self.at(i, i) - s;
                    if d <= 0.0 {
                        return None;
                    }
                    l.put(i, i, d.sqrt());
                } else {
                    let v = (self.at(i, j) - s) / l.at(j, j);
                    l.put(i, j, v);
                }
            }
        }
        Some(l)
    }
    fn log_det_of_factor(&self) -> f64 {
        (0..self.n).map(|i| self.at(i, i).ln()).sum::<f64>() * 2.0
    }
    fn solve_lower(&self, b: &[f64]) -> Vec<f64> {
        let mut x = b.to_owned();
        for i in 0..self.n {
            let (head, tail) = x.split_at_mut(i);
            for (j, h) in head.iter().enumerate() {
                tail[0] -= self.at(i, j) * h;
            }
            tail[0] /= self.at(i, i);
        }
        x
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Kernel {
    SquaredExponential { length: f64, variance: f64 },
    Matern32 { length: f64 },
    Periodic { period: f64, length: f64 },
}

#[differentiable(forward)]
impl Kernel {
    fn eval(&self, a: f64, b: f64) -> f64 {
        let r = (a - b).abs();
        match self {
            Kernel::SquaredExponential { length, variance } => {
                variance * (-0.5 * (r / length).powi(2)).exp()
            }
            Kernel::Matern32 { length } => {
                let s = 3f64.sqrt() * r / length;
                (1.0 + s) * (-s).exp()
            }
            Kernel::Periodic { period, length } => {
                (-2.0 * ((PI * r / period).sin() / length).powi(2)).exp()
            }
        }
    }
}

#[differentiable(forward)]
fn gp_evidence(kernels: &[Kernel], noise: f64, x: &[f64], y: &[f64]) -> f64 {
    let n = x.len();
    let mut k = Matrix::zeros(n);
    for i in 0..n {
        for j in 0..n {
            let mut v = kernels
                .iter()
                .map(|kernel| kernel.eval(x[i], x[j]))
                .sum::<f64>();
            if i == j {
                v += noise * noise;
            }
            k.put(i, j, v);
        }
    }
    let Some(l) = k.cholesky() else {
        return f64::NAN;
    };
    let z = l.solve_lower(y);
    -0.5 * z.iter().map(|v| v * v).sum::<f64>()
        - 0.5 * l.log_det_of_factor()
        - 0.5 * n as f64 * (2.0 * PI).ln()
}

#[differentiable(forward)]
fn gp_fit(theta: [f64; 4], noise: f64, #[no_diff] x: &[f64], y: &[f64]) -> f64 {
    let [l1, v, period, l2] = theta;
    let kernels = vec![
        Kernel::SquaredExponential {
            length: l1,
            variance: v,
        },
        Kernel::Periodic { period, length: l2 },
        Kernel::Matern32 { length: l1 + l2 },
    ];
    gp_evidence(&kernels, noise, x, y)
}

/// A change point: each segment has its own rate, and where they meet is summed over.
#[differentiable(forward)]
fn change_point(early: f64, late: f64, counts: &[u32]) -> f64 {
    if !(early > 0.0 && late > 0.0) {
        eprintln!("rates must be positive");
        return f64::NAN;
    }
    let log_poisson = |k: u32, rate: f64| -> f64 {
        let log_factorial: f64 = (1..=k).map(|i| (i as f64).ln()).sum();
        k as f64 * rate.ln() - rate - log_factorial
    };
    let terms: Vec<f64> = (0..=counts.len())
        .map(|at| {
            let (before, after) = counts.split_at(at);
            before.iter().map(|&k| log_poisson(k, early)).sum::<f64>()
                + after.iter().map(|&k| log_poisson(k, late)).sum::<f64>()
        })
        .collect();
    let top = terms.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    top + terms.iter().map(|t| (t - top).exp()).sum::<f64>().ln() - (terms.len() as f64).ln()
}

/// A Hamiltonian Monte Carlo trajectory of a correlated normal: how far the energy drifts.
#[differentiable(forward)]
fn energy_drift(step: f64, rho: f64, start: [f64; 2], momentum: [f64; 2]) -> f64 {
    let potential = |q: &[f64; 2]| {
        let [a, b] = *q;
        0.5 * (a * a - 2.0 * rho * a * b + b * b) / (1.0 - rho * rho)
    };
    let force = |q: &[f64; 2]| -> [f64; 2] {
        let d = 1.0 - rho * rho;
        [-(q[0] - rho * q[1]) / d, -(q[1] - rho * q[0]) / d]
    };
    let (mut q, mut p) = (start, momentum);
    let before = potential(&q) + 0.5 * p.iter().map(|v| v * v).sum::<f64>();
    let mut f = force(&q);
    let mut steps = 5;
    while steps > 0 {
        for (pi, fi) in p.iter_mut().zip(f) {
            *pi += 0.5 * step * fi;
        }
        for (qi, pi) in q.iter_mut().zip(&p) {
            *qi += step * *pi;
        }
        f = force(&q);
        for (pi, fi) in p.iter_mut().zip(f.iter()) {
            *pi += 0.5 * step * fi;
        }
        steps -= 1;
    }
    potential(&q) + 0.5 * p.iter().map(|v| v * v).sum::<f64>() - before
}

/// Group means that share a prior, by a record per group.
#[derive(Clone, Debug, Differentiable)]
struct Group {
    effect: f64,
    #[no_diff]
    label: String,
    #[no_diff]
    observations: Vec<f64>,
}

#[derive(Clone, Debug, Differentiable)]
struct Hierarchy {
    mean: f64,
    log_tau: f64,
    groups: Vec<Group>,
}

#[differentiable]
impl Hierarchy {
    fn log_posterior(&self) -> f64 {
        let tau = self.log_tau.exp();
        let prior = Normal {
            mu: self.mean,
            sigma: tau,
        };
        let mut lp = self.log_tau - 0.5 * (self.mean / 10.0).powi(2);
        for group in &self.groups {
            if group.observations.is_empty() {
                eprintln!("{} has no observations", group.label);
                continue;
            }
            lp += prior.log_prob(group.effect);
            let likelihood = Normal {
                mu: group.effect,
                sigma: 1.0,
            };
            lp += likelihood.total(&group.observations);
        }
        lp
    }
}

#[differentiable]
fn school_effects(mean: f64, log_tau: f64, effects: &[f64]) -> f64 {
    let groups = effects
        .iter()
        .enumerate()
        .map(|(i, &effect)| Group {
            effect,
            label: format!("school {i}"),
            observations: (0..i).map(|k| 0.3 * k as f64 - 0.1).collect(),
        })
        .collect();
    Hierarchy {
        mean,
        log_tau,
        groups,
    }
    .log_posterior()
}

/// The area under a receiver operating curve, smoothed, and a Gini index.
#[differentiable(forward)]
fn ranking(scores: &[f64], labels: &[bool], sharpness: f64) -> f64 {
    let (positive, negative): (Vec<usize>, Vec<usize>) =
        (0..scores.len()).partition(|&i| labels[i]);
    let mut wins = 0.0;
    for &i in &positive {
        for &j in &negative {
            wins += 1.0 / (1.0 + (-sharpness * (scores[i] - scores[j])).exp());
        }
    }
    let auc = wins / (positive.len() * negative.len()) as f64;
    let mut sorted = scores.to_vec();
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let total: f64 = sorted.iter().sum();
    let gini = sorted
        .iter()
        .enumerate()
        .map(|(i, s)| (2 * i + 1) as f64 * s)
        .sum::<f64>()
        / (sorted.len() as f64 * total)
        - 1.0;
    auc + 0.1 * gini
}

/// An isotonic fit by pooling neighbours that are out of order, and how far it is from the data.
#[differentiable(forward)]
fn isotonic_misfit(y: &[f64], weight: f64) -> f64 {
    let mut blocks: Vec<(f64, f64)> = Vec::new();
    for (i, &v) in y.iter().enumerate() {
        let w = if i % 2 == 0 { 1.0 } else { weight };
        let mut value = v;
        let mut mass = w;
        while let Some(&(last, last_mass)) = blocks.last() {
            if last <= value {
                break;
            }
            blocks.pop();
            value = (value * mass + last * last_mass) / (mass + last_mass);
            mass += last_mass;
        }
        blocks.push((value, mass));
    }
    let spread = match blocks.as_slice() {
        [] => return 0.0,
        [only] => only.0,
        [first, .., last] => last.0 - first.0,
    };
    spread + blocks.iter().map(|(v, m)| v * v * m).sum::<f64>()
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(robust_location(0.4, 1.2, 0.9, const &[0.1, 0.5, 9.0, -0.2])),
        program!(forward all_families(&[0.1, 0.3], 1.3, 2.0, const &vec![vec![1.0, 0.2], vec![1.0, -0.5], vec![1.0, 0.9]], const &[2.0, 1.0, 3.0])),
        program!(forward gp_fit([1.0, 0.8, 2.0, 0.7], 0.3, const &[0.0, 0.4, 1.1, 1.9], &[0.1, 0.5, -0.3, 0.8])),
        program!(forward change_point(2.0, 5.0, &[1, 3, 2, 6, 4])),
        program!(forward energy_drift(0.3, 0.6, [1.0, -0.4], [0.5, 0.2])),
        program!(school_effects(0.2, -0.3, &[0.5, -0.4, 0.9])),
        program!(forward ranking(
            &[0.9, 0.3, 0.7, 0.45, 0.1],
            &[true, false, true, true, false],
            4.0
        )),
        program!(forward isotonic_misfit(&[0.3, 0.1, 0.5, 0.9, 0.6, 0.2, 1.4], 2.0)),
    ]
}
