//! Values of which most are selected away: the largest, the nearest, the first that fits.

use crate::harness::row::Program;
use grads::prelude::*;
use nearest::{by_call, by_iterators, by_min, distance, in_place};

#[path = "../../benches/reference/nearest.rs"]
mod nearest;

/// Distances by roots, which the way back reads: what is kept for a centre that lost is dropped.
#[differentiable(forward)]
fn nearest_by_roots(points: &[f64], centres: &[f64], d: usize) -> f64 {
    let mut total = 0.0;
    for point in points.chunks(d) {
        let mut best = f64::INFINITY;
        for centre in centres.chunks(d) {
            let mut s = 0.0;
            for j in 0..d {
                s = (s * s + (point[j] - centre[j]).exp()).sqrt();
            }
            best = best.min(s);
        }
        total += best.ln();
    }
    total
}

/// A loop that may lose writes to an array that outlives it.
#[differentiable(forward)]
fn scratch_that_may_lose(x: &[f64], d: usize) -> f64 {
    let mut best = 0.0;
    let mut b = vec![0.0; d];
    for row in x.chunks(d) {
        for l in 0..d {
            b[l] = b[l] * 0.5 + row[l].exp();
        }
        let mut s = 0.0;
        for l in 0..d {
            b[l] = b[l].sqrt() + s;
            s += b[l] * row[l];
        }
        if s > best {
            best = s;
        }
    }
    best
}

/// Loops inside of loops of which one block of rows wins.
#[differentiable(forward)]
fn largest_block(x: &[f64], d: usize) -> f64 {
    let mut best = 0.0;
    for block in x.chunks(d * d) {
        let mut s = 0.0;
        for row in block.chunks(d) {
            let mut t = 1.0;
            for v in row {
                t = (t + v * v).sqrt() * 0.5 + t.sin();
            }
            s += t * t.exp();
        }
        if s > best {
            best = s;
        }
    }
    best
}

#[differentiable(forward)]
fn length(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

/// Of the distances that are collected two are read.
#[differentiable(forward)]
fn nearest_and_farthest(points: &[[f64; 2]], at: &[f64; 2]) -> f64 {
    let d: Vec<f64> = points
        .iter()
        .map(|p| length(p[0] - at[0], p[1] - at[1]))
        .collect();
    let mut nearest = 0;
    for i in 1..d.len() {
        if d[i] < d[nearest] {
            nearest = i;
        }
    }
    let farthest = d.iter().cloned().fold(0.0, f64::max);
    d[nearest] * 2.0 + farthest
}

/// A limited slope: minmod of neighbouring differences, quotients among them.
#[differentiable(forward)]
fn limited(u: &[f64]) -> f64 {
    let mut total = 0.0;
    for i in 1..u.len() - 1 {
        let r = (u[i] - u[i - 1]) / (u[i + 1] - u[i]);
        let phi = (2.0 * r).min((1.0 + r) / 2.0).min(2.0).max(0.0);
        total += phi * u[i];
    }
    total
}

/// A long simulation whose worst state counts.
#[differentiable(forward)]
fn worst_state(x: f64, n: usize) -> f64 {
    let (mut y, mut worst) = (x, 0.0);
    #[checkpoint(3)]
    for _ in 0..n {
        y = (y * y + 1.0).sqrt() * 0.9;
        worst = y.sin().max(worst);
    }
    worst
}

/// The first root that is large enough.
#[differentiable(forward)]
fn first_large(x: &[f64], limit: f64) -> f64 {
    let mut i = 0;
    let found = loop {
        let r = (x[i] * x[i] + 0.1).sqrt();
        if r > 1.0 || i + 1 == x.len() {
            break r.min(limit);
        }
        i += 1;
    };
    found * limit
}

#[derive(Clone, Copy, Differentiable)]
struct Hit {
    at: f64,
    angle: f64,
}

/// The nearer of two hits, of which one may be taken back before it is read.
#[differentiable(forward)]
fn nearer(x: f64, y: f64, limit: f64) -> f64 {
    let first = Hit {
        at: (x * x + y).sqrt(),
        angle: (y / x).atan(),
    };
    let mut second = Hit {
        at: (x + y * y).ln(),
        angle: x / y,
    };
    if second.angle > limit {
        second = Hit { at: limit, ..first };
    }
    second.at -= 0.1 * first.at;
    let hit = if first.at < second.at { first } else { second };
    if hit.angle < limit {
        hit.at * limit
    } else {
        hit.at + hit.angle
    }
}

const POINTS: [f64; 12] = [
    0.1, 0.9, -0.4, 0.35, 0.7, -0.8, 0.25, 0.5, -0.6, 0.05, 0.3, 0.95,
];
const CENTRES: [f64; 6] = [0.2, 0.6, -0.3, 0.5, 0.1, -0.7];

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(in_place(&POINTS, &CENTRES, 2)),
        program!(by_min(&POINTS, &CENTRES, 2)),
        program!(by_call(&POINTS, &CENTRES, 2) calls distance),
        program!(by_iterators(&POINTS, &CENTRES, 2)),
        program!(forward nearest_by_roots(&POINTS, &CENTRES, 3)),
        program!(forward scratch_that_may_lose(&POINTS, 3)),
        program!(forward largest_block(&POINTS, 2)),
        program!(forward nearest_and_farthest(&[[0.1, 0.2], [3.0, 1.0], [-1.0, 0.4]], &[0.3, -0.2]) calls length),
        program!(forward limited(&[0.1, 0.4, 0.9, 0.7, 0.65, 0.2, 0.25])),
        program!(forward nearer(0.4, 1.7, 0.9)),
        program!(forward nearer(1.4, 0.7, 0.9)),
        program!(forward worst_state(0.3, 20)),
        program!(forward first_large(&[0.2, 0.5, 1.5, 2.0], 1.3)),
    ]
}
