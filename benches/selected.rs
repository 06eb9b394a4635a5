//! Sums of distances to the nearest of 100 centres in 16 dimensions: of the loops over centres only one a point has a way back.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "reference/sample.rs"]
mod sample;

use sample::sample;

const D: usize = 16;

fn main() {
    divan::main();
}

/// With the distance written in place.
#[differentiable]
fn in_place(points: &[f64], centres: &[f64], d: usize) -> f64 {
    let mut total = 0.0;
    for i in 0..points.len() / d {
        let mut best = f64::INFINITY;
        for k in 0..centres.len() / d {
            let mut s = 0.0;
            for j in 0..d {
                let t = points[i * d + j] - centres[k * d + j];
                s += t * t;
            }
            if s < best {
                best = s;
            }
        }
        total += best;
    }
    total
}

/// By `min`, of distances rather than their squares.
#[differentiable]
fn by_min(points: &[f64], centres: &[f64], d: usize) -> f64 {
    let mut total = 0.0;
    for i in 0..points.len() / d {
        let mut best = f64::INFINITY;
        for k in 0..centres.len() / d {
            let mut s = 0.0;
            for j in 0..d {
                let t = points[i * d + j] - centres[k * d + j];
                s += t * t;
            }
            best = best.min(s.sqrt());
        }
        total += best;
    }
    total
}

#[differentiable]
fn distance(a: &[f64], b: &[f64]) -> f64 {
    let mut s = 0.0;
    for j in 0..a.len() {
        let t = a[j] - b[j];
        s += t * t;
    }
    s
}

/// With a function for the distance.
#[differentiable]
fn by_call(points: &[f64], centres: &[f64], d: usize) -> f64 {
    let mut total = 0.0;
    for point in points.chunks(d) {
        let mut best = f64::INFINITY;
        for centre in centres.chunks(d) {
            let s = distance(point, centre);
            if s < best {
                best = s;
            }
        }
        total += best;
    }
    total
}

/// As a chain of iterators.
#[differentiable]
fn by_iterators(points: &[f64], centres: &[f64], d: usize) -> f64 {
    points
        .chunks(d)
        .map(|point| {
            centres
                .chunks(d)
                .map(|centre| {
                    let terms = point.iter().zip(centre);
                    terms.map(|(a, b)| (a - b) * (a - b)).sum::<f64>()
                })
                .fold(f64::INFINITY, f64::min)
        })
        .sum()
}

/// Points and centres.
fn input() -> [Vec<f64>; 2] {
    let all = sample(600 * D);
    [all[..500 * D].to_vec(), all[500 * D..].to_vec()]
}

/// The plain function and its gradient.
macro_rules! timed {
    ($($times:ident: $name:ident),*) => {$(
        mod $times {
            use super::*;

            #[divan::bench(sample_count = 20)]
            fn plain(bencher: Bencher) {
                let [points, centres] = input();
                bencher.bench(|| super::$name(black_box(&points), &centres, D));
            }

            #[divan::bench(sample_count = 20)]
            fn gradient(bencher: Bencher) {
                let [points, centres] = input();
                bencher.bench(|| value_and_grad!(super::$name)(black_box(&points), &centres, D));
            }
        }
    )*};
}

timed!(times_in_place: in_place, times_by_min: by_min, times_by_call: by_call, times_by_iterators: by_iterators);
