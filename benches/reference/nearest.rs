//! Sums of distances of points to the nearest centre, as people write them: what the benchmark times and the corpus checks.

use grads::prelude::*;

/// With the distance written in place.
#[differentiable]
pub fn in_place(points: &[f64], centres: &[f64], d: usize) -> f64 {
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
pub fn by_min(points: &[f64], centres: &[f64], d: usize) -> f64 {
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
pub fn distance(a: &[f64], b: &[f64]) -> f64 {
    let mut s = 0.0;
    for j in 0..a.len() {
        let t = a[j] - b[j];
        s += t * t;
    }
    s
}

/// With a function for the distance.
#[differentiable]
pub fn by_call(points: &[f64], centres: &[f64], d: usize) -> f64 {
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
pub fn by_iterators(points: &[f64], centres: &[f64], d: usize) -> f64 {
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
