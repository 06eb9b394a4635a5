//! The log-likelihood of a Gaussian mixture, 1000 points: plain, with its gradient, and with the gradient by hand.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "reference/mixture.rs"]
mod mixture;
#[path = "reference/sample.rs"]
mod sample;

use mixture::{Grads, Shape, objective};
use sample::sample;

fn main() {
    divan::main();
}

/// Dimensions and components.
const SIZES: [(usize, usize); 4] = [(2, 5), (10, 25), (32, 50), (64, 100)];

/// The arguments for a size.
struct Input {
    shape: Shape,
    alphas: Vec<f64>,
    means: Vec<f64>,
    q: Vec<f64>,
    l: Vec<f64>,
    x: Vec<f64>,
}

fn input((d, k): (usize, usize)) -> Input {
    let centred = |n| sample(n).iter().map(|x| x - 0.5).collect::<Vec<_>>();
    Input {
        shape: Shape { d, k, n: 1000 },
        alphas: centred(k),
        means: centred(k * d),
        q: centred(k * d),
        l: centred(k * d * (d - 1) / 2),
        x: centred(1000 * d),
    }
}

#[divan::bench(args = SIZES, sample_count = 20)]
fn plain(bencher: Bencher, size: (usize, usize)) {
    let i = input(size);
    bencher.bench(|| objective(black_box(&i.shape), &i.alphas, &i.means, &i.q, &i.l, &i.x));
}

#[divan::bench(args = SIZES, sample_count = 20)]
fn gradient(bencher: Bencher, size: (usize, usize)) {
    let i = input(size);
    bencher.bench(|| {
        value_and_grad!(objective)(black_box(&i.shape), &i.alphas, &i.means, &i.q, &i.l, &i.x)
    });
}

#[divan::bench(args = SIZES, sample_count = 20)]
fn gradient_into(bencher: Bencher, size: (usize, usize)) {
    let i = input(size);
    let (mut alphas, mut means) = (zeros(&i.alphas), zeros(&i.means));
    let (mut q, mut l) = (zeros(&i.q), zeros(&i.l));
    bencher.bench_local(|| {
        let buffers = (&mut alphas[..], &mut means[..], &mut q[..], &mut l[..]);
        let run = value_and_grad_into!(objective);
        let (da, dm, dq, dl) = buffers;
        run(
            black_box(&i.shape),
            &i.alphas,
            &i.means,
            &i.q,
            &i.l,
            &i.x,
            da,
            dm,
            dq,
            dl,
        )
    });
}

#[divan::bench(args = SIZES, sample_count = 20)]
fn by_hand(bencher: Bencher, size: (usize, usize)) {
    let i = input(size);
    let (mut alphas, mut means) = (zeros(&i.alphas), zeros(&i.means));
    let (mut q, mut l) = (zeros(&i.q), zeros(&i.l));
    bencher.bench_local(|| {
        let buffers = Grads {
            alphas: &mut alphas,
            means: &mut means,
            q: &mut q,
            l: &mut l,
        };
        mixture::value_and_grad(
            black_box(&i.shape),
            &i.alphas,
            &i.means,
            &i.q,
            &i.l,
            &i.x,
            buffers,
        )
    });
}

fn zeros(like: &[f64]) -> Vec<f64> {
    vec![0.0; like.len()]
}
