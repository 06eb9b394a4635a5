//! Matrices that are packed by triangles, with a counter beside the indices, and loops over parts of arrays.

use crate::harness::row::Program;
use grads::prelude::*;

/// Above the diagonal, row by row: each row is shorter by one.
#[differentiable(forward)]
fn upper(l: &[f64], x: &[f64]) -> f64 {
    let (mut p, mut s) = (0, 0.0);
    for i in 0..x.len() {
        for j in i + 1..x.len() {
            s += (l[p] * x[i]).sin() * x[j];
            p += 1;
        }
    }
    s
}

/// With the diagonal, and from a row on that is not the first.
#[differentiable(forward)]
fn upper_with_diagonal(l: &[f64], x: &[f64], from: usize) -> f64 {
    let (n, mut p, mut s) = (x.len(), 2, 0.0);
    for i in from..n {
        for j in i..n {
            s += l[p] * x[i] * (x[j] * l[p]).exp();
            p += 1;
        }
    }
    s * l[p]
}

/// Below the diagonal: each row is longer by one.
#[differentiable(forward)]
fn lower(l: &[f64], x: &[f64]) -> f64 {
    let (mut p, mut s) = (0, 0.0);
    for i in 0..x.len() {
        let mut y = x[i];
        for j in 0..i {
            y += l[p] * x[j];
            p += 1;
        }
        s += y * y;
    }
    s
}

/// Rows that are cut off: the counter is no polynomial of the index.
#[differentiable(forward)]
fn cut_off(l: &[f64], x: &[f64], most: usize) -> f64 {
    let (n, mut p, mut s) = (x.len(), 0, 0.0);
    for i in 0..n {
        for j in i + 1..most {
            s += (l[p] * x[i]).cos() * x[j];
            p += 1;
        }
        s += l[p] * x[i];
    }
    s
}

/// A row that ends early leaves the counter where it ended.
#[differentiable(forward)]
fn ends_early(l: &[f64], x: &[f64]) -> f64 {
    let (mut p, mut s) = (0, 0.0);
    for i in 0..x.len() {
        for j in i + 1..x.len() {
            s += (l[p] * x[i]).sin() * x[j];
            p += 1;
            if j == i + 2 {
                break;
            }
        }
    }
    s + l[p]
}

/// Three rows a step.
#[differentiable(forward)]
fn by_threes(l: &[f64], x: &[f64]) -> f64 {
    let (mut p, mut s) = (1, 0.0);
    for i in 0..x.len() {
        for j in i + 1..x.len() {
            s += (l[p] - l[p + 1] * x[i]) * l[p + 2] * x[j];
            p += 3;
        }
    }
    s
}

/// A counter that fits into its type, where the square of the trips does not.
#[differentiable(forward)]
fn small_counter(x: &[f64], n: u16) -> f64 {
    let (mut p, mut s) = (0u16, 0.0);
    for i in 0..n {
        s += x[p as usize % x.len()] * f64::from(p).sin();
        p += n.saturating_sub(i);
    }
    s
}

/// Halves and rows that are read and written by their own indices.
#[differentiable(forward)]
fn in_parts(x: &[f64], w: &[f64], d: usize) -> f64 {
    let mut y = x.to_vec();
    let (a, b) = w.split_at(d);
    let mut s = 0.0;
    for i in 0..x.len() / d {
        let row = &mut y[i * d..(i + 1) * d];
        for j in 0..d {
            row[j] = row[j] * a[j] + b[d - 1 - j];
        }
        for j in (1..d).rev() {
            row[j] += row[j - 1] * a[j];
        }
        for j in 0..d {
            s += row[j] * x[i * d + j];
        }
    }
    s
}

fn wave(n: usize) -> Vec<f64> {
    let x = |i: usize| 0.3 + (i as f64 * 0.37).sin() / (1.0 + i as f64 * 0.05);
    (0..n).map(x).collect()
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward upper(&wave(1), &wave(0))),
        program!(forward upper(&wave(1), &wave(1))),
        program!(forward upper(&wave(21), &wave(7))),
        program!(forward upper_with_diagonal(&wave(40), &wave(7), 0)),
        program!(forward upper_with_diagonal(&wave(40), &wave(7), 3)),
        program!(forward upper_with_diagonal(&wave(40), &wave(7), 9)),
        program!(forward lower(&wave(21), &wave(7))),
        program!(forward cut_off(&wave(40), &wave(7), 4)),
        program!(forward cut_off(&wave(40), &wave(7), 7)),
        program!(forward ends_early(&wave(40), &wave(6))),
        program!(forward by_threes(&wave(70), &wave(6))),
        program!(forward small_counter(&wave(5), 300)),
        program!(forward in_parts(&wave(12), &wave(8), 4)),
        program!(forward in_parts(&wave(70), &wave(70), 35)),
    ]
}
