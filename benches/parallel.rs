//! The log-likelihood of a Gaussian mixture of 32 dimensions and 50 components, 20,000 points, with its points one after the other and side by side.
//!
//! `with_threads(2)` over `with_threads(1)` is what a second core gives, `with_threads(1)` over `in_turn` what the parts cost. On a machine whose
//! cores others use, too, the fastest samples say more than the means.

// the programs are as people write them
#![allow(clippy::needless_range_loop)]

use divan::{Bencher, black_box};
use grads::prelude::*;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

#[path = "reference/sample.rs"]
mod sample;

use sample::sample;

fn main() {
    divan::main();
}

const D: usize = 32;
const K: usize = 50;
const POINTS: usize = 20_000;

#[differentiable]
fn logsumexp(x: &[f64]) -> f64 {
    let mut most = x[0];
    for i in 1..x.len() {
        if x[i] > most {
            most = x[i];
        }
    }
    let mut s = 0.0;
    for i in 0..x.len() {
        s += (x[i] - most).exp();
    }
    s.ln() + most
}

/// The model: weights, means, the diagonals of the factors of the precision matrices, and what is below these diagonals.
#[derive(Differentiable, Clone)]
struct Mixture {
    alphas: Vec<f64>,
    means: Vec<f64>,
    q: Vec<f64>,
    l: Vec<f64>,
}

#[differentiable]
fn point(m: &Mixture, #[no_diff] x: &[f64]) -> f64 {
    let mut terms = [0.0; K];
    let (mut xc, mut qx) = ([0.0; D], [0.0; D]);
    let below = D * (D - 1) / 2;
    for ik in 0..K {
        let mut sum = 0.0;
        for i in 0..D {
            xc[i] = x[i] - m.means[ik * D + i];
            qx[i] = m.q[ik * D + i].exp() * xc[i];
            sum += m.q[ik * D + i];
        }
        let mut p = 0;
        for i in 0..D {
            for j in i + 1..D {
                qx[j] += m.l[ik * below + p] * xc[i];
                p += 1;
            }
        }
        let mut s = 0.0;
        for i in 0..D {
            s += qx[i] * qx[i];
        }
        terms[ik] = m.alphas[ik] + sum - 0.5 * s;
    }
    logsumexp(&terms)
}

#[differentiable]
fn in_turn(m: &Mixture, #[no_diff] x: &[f64]) -> f64 {
    x.chunks(D).map(|x| point(m, x)).sum::<f64>()
}

#[differentiable]
fn side_by_side(m: &Mixture, #[no_diff] x: &[f64]) -> f64 {
    x.par_chunks(D).map(|x| point(m, x)).sum::<f64>()
}

fn input() -> (Mixture, Vec<f64>) {
    let centred = |n| sample(n).iter().map(|x| x - 0.5).collect::<Vec<_>>();
    let model = Mixture {
        alphas: centred(K),
        means: centred(K * D),
        q: centred(K * D),
        l: centred(K * D * (D - 1) / 2),
    };
    (model, centred(POINTS * D))
}

fn with_threads(bencher: Bencher, threads: usize, run: impl Fn(&Mixture, &[f64]) + Send + Sync) {
    let (m, x) = input();
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.expect("a pool of a few threads");
    bencher.bench_local(|| pool.install(|| run(black_box(&m), &x)));
}

#[divan::bench_group(sample_count = 5, sample_size = 1)]
mod value {
    use super::*;

    #[divan::bench]
    fn in_turn(bencher: Bencher) {
        let (m, x) = input();
        bencher.bench_local(|| super::in_turn(black_box(&m), &x));
    }

    #[divan::bench(args = [1, 2])]
    fn with_threads(bencher: Bencher, threads: usize) {
        super::with_threads(bencher, threads, |m, x| {
            black_box(side_by_side(m, x));
        });
    }
}

#[divan::bench_group(sample_count = 5, sample_size = 1)]
mod value_and_gradient {
    use super::*;

    #[divan::bench]
    fn in_turn(bencher: Bencher) {
        let (m, x) = input();
        bencher.bench_local(|| value_and_grad!(super::in_turn)(black_box(&m), &x));
    }

    #[divan::bench(args = [1, 2])]
    fn with_threads(bencher: Bencher, threads: usize) {
        super::with_threads(bencher, threads, |m, x| {
            drop(black_box(value_and_grad!(side_by_side)(m, x)));
        });
    }
}
