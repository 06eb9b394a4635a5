//! What a gradient costs: the plain function is the yardstick, `value_and_grad!` of it runs beside it.
//!
//! `cargo bench` prints both; the ratio of a pair must not grow with the size.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "../examples/lynx_hare/model.rs"]
#[allow(dead_code)]
mod model;

#[path = "reference/lynx_hare.rs"]
mod lynx_hare_by_hand;
#[path = "reference/sample.rs"]
mod sample;

use lynx_hare_by_hand::loss_by_hand;
use model::loss;
use sample::sample;

fn main() {
    divan::main();
}

#[differentiable]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() - 1 {
        let a = 1.0 - x[i];
        let b = x[i + 1] - x[i] * x[i];
        sum += a * a + 100.0 * b * b;
    }
    sum
}

/// What one would write for the gradient of `rosenbrock`.
fn rosenbrock_by_hand(x: &[f64]) -> (f64, Vec<f64>) {
    let (mut sum, mut dx) = (0.0, vec![0.0; x.len()]);
    for i in 0..x.len() - 1 {
        let a = 1.0 - x[i];
        let b = x[i + 1] - x[i] * x[i];
        sum += a * a + 100.0 * b * b;
        dx[i] -= 2.0 * a + 400.0 * b * x[i];
        dx[i + 1] += 200.0 * b;
    }
    (sum, dx)
}

/// Independent trips over many variables.
mod rosenbrock_of {
    use super::*;

    const SIZES: [usize; 3] = [10, 1_000, 100_000];

    #[divan::bench(args = SIZES)]
    fn plain(bencher: Bencher, n: usize) {
        let x = sample(n);
        bencher.bench(|| rosenbrock(black_box(&x)));
    }

    #[divan::bench(args = SIZES)]
    fn gradient(bencher: Bencher, n: usize) {
        let x = sample(n);
        bencher.bench(|| value_and_grad!(rosenbrock)(black_box(&x)));
    }

    #[divan::bench(args = SIZES)]
    fn by_hand(bencher: Bencher, n: usize) {
        let x = sample(n);
        bencher.bench(|| rosenbrock_by_hand(black_box(&x)));
    }
}

/// The example's loss: a Runge-Kutta loop.
mod lynx_hare_of {
    use super::*;

    const PARAMS: [f64; 8] = [-0.6, -3.6, -0.2, -3.7, 3.5, 1.8, -1.4, -1.4];
    const YEARS: [usize; 2] = [21, 210];

    fn counts(years: usize) -> Vec<f64> {
        sample(years).iter().map(|c| 10.0 + 40.0 * c).collect()
    }

    #[divan::bench(args = YEARS)]
    fn plain(bencher: Bencher, years: usize) {
        let c = counts(years);
        bencher.bench(|| loss(black_box(&PARAMS), &c, &c));
    }

    #[divan::bench(args = YEARS)]
    fn gradient(bencher: Bencher, years: usize) {
        let c = counts(years);
        bencher.bench(|| value_and_grad!(loss)(black_box(&PARAMS), &c, &c));
    }

    #[divan::bench(args = YEARS)]
    fn by_hand(bencher: Bencher, years: usize) {
        let c = counts(years);
        bencher.bench(|| loss_by_hand(black_box(&PARAMS), &c, &c));
    }
}

#[differentiable]
fn recurrence(a: &mut [f64], k: f64) -> f64 {
    for i in 1..a.len() {
        a[i] = k * a[i] * a[i - 1] + a[i];
    }
    a[a.len() - 1]
}

/// An array overwritten in place, each element from the one before.
mod recurrence_of {
    use super::*;

    const SIZES: [usize; 2] = [1_000, 100_000];

    #[divan::bench(args = SIZES)]
    fn plain(bencher: Bencher, n: usize) {
        bencher
            .with_inputs(|| sample(n))
            .bench_refs(|a| recurrence(black_box(a), 0.4));
    }

    #[divan::bench(args = SIZES)]
    fn gradient(bencher: Bencher, n: usize) {
        bencher
            .with_inputs(|| sample(n))
            .bench_refs(|a| value_and_grad!(recurrence)(black_box(a), 0.4));
    }
}

#[differentiable]
fn pendulum(angle: f64, length: f64, trips: usize) -> f64 {
    let h = 0.001;
    let mut q = angle;
    let mut p = 0.0;
    for _ in 0..trips {
        p -= h * (9.81 / length) * q.sin();
        q += h * p;
    }
    q
}

/// One long loop: time per trip must stay the same.
mod trips_of_pendulum {
    use super::*;

    const TRIPS: [usize; 3] = [10_000, 100_000, 1_000_000];

    #[divan::bench(args = TRIPS, sample_count = 20)]
    fn plain(bencher: Bencher, trips: usize) {
        bencher.bench(|| pendulum(black_box(0.5), black_box(1.1), trips));
    }

    #[divan::bench(args = TRIPS, sample_count = 20)]
    fn gradient(bencher: Bencher, trips: usize) {
        bencher.bench(|| value_and_grad!(pendulum)(black_box(0.5), black_box(1.1), trips));
    }
}
